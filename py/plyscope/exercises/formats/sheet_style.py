"""How sheets and keys look: light, for A4 and for letter, since the paper's size is left open."""

STYLE = """
@page { margin: 14mm 17mm 15mm; }
:root { color-scheme: light; }
* { box-sizing: border-box; }
html { background: white; color: black; font: 11pt/1.42 "Charter", "Bitstream Charter", "Cambria",
  "Palatino Linotype", "Liberation Serif", "Times New Roman", serif; }
body { max-width: 176mm; margin: 0 auto; padding: 8mm 4mm; font-variant-numeric: lining-nums; }
.version { break-before: page; }
.version:first-of-type { break-before: auto; }
header { display: grid; grid-template-columns: 1fr auto; gap: 3mm 8mm; align-items: start;
  padding-bottom: 4mm; border-bottom: 1.2pt solid black; margin-bottom: 6mm; }
h1 { margin: 0; font-size: 18pt; line-height: 1.2; font-weight: bold; overflow-wrap: anywhere; }
.letter { border: 1.2pt solid black; padding: 1mm 3.5mm; text-align: center; font-size: 9pt;
  line-height: 1.15; }
.letter b { display: block; font-size: 17pt; }
.person { grid-column: 1 / -1; display: flex; gap: 6mm; margin: 2mm 0 0; font-size: 10pt; }
.person span { flex: 2; display: flex; gap: 2mm; align-items: end; }
.person span + span { flex: 1; }
.person span::after { content: ""; flex: 1; border-bottom: 0.6pt solid black; height: 7mm; }
.question { break-inside: avoid; margin: 0 0 12mm; }
.question h2 { display: flex; align-items: baseline; gap: 2.5mm; margin: 0 0 1.5mm; padding: 0;
  font-size: 12pt; break-after: avoid; }
.question h2 .points { margin-inline-start: auto; font-size: 9.5pt; font-weight: normal; }
.asked { margin: 0 0 1.5mm; text-wrap: pretty; }
.convention { margin: 0 0 3mm; padding-inline-start: 2.5mm; border-inline-start: 2pt solid #999;
  font-size: 9.5pt; line-height: 1.35; color: #333; text-wrap: pretty; }
.picture { margin: 0 0 3mm; text-align: center; break-inside: avoid; }
.picture svg { max-width: 100%; height: auto; }
.answer { margin: 0 0 2.5mm; line-height: 2; }
.answer.row { display: flex; flex-wrap: wrap; gap: 1mm 8mm; }
.answer.row > span { white-space: nowrap; }
.blank { display: inline-block; width: 15mm; height: 6mm; vertical-align: text-bottom;
  border-bottom: 0.6pt solid black; }
.answer:has(.long) { display: flex; gap: 2mm; align-items: baseline; }
.blank.long { flex: 1; }
.tick { display: inline-block; width: 3.6mm; height: 3.6mm; margin-inline-end: 1.8mm;
  vertical-align: -0.5mm; border: 0.8pt solid black; }
.statement { margin: 0 0 2mm; padding: 0 6mm; font-style: italic; }
.reasons { margin: 0; padding-inline-start: 8mm; list-style: lower-alpha; line-height: 1.8; }
.beside { display: flex; gap: 10mm; align-items: start; }
table { border-collapse: collapse; margin: 0 0 3mm;
  font-variant-numeric: lining-nums tabular-nums; }
th, td { padding: 1mm 3mm; border: 0.5pt solid #777; text-align: start; font-weight: normal; }
thead th { font-size: 9pt; background: #f1f1f1; print-color-adjust: exact;
  -webkit-print-color-adjust: exact; }
tbody th { font-weight: bold; }
.write td, .write thead th + th { min-width: 20mm; }
.write td { height: 7.5mm; }
.cross td { padding: 1.6mm 6mm; letter-spacing: 0.02em; }
.cross thead { display: none; }
.end { margin: 0; font-size: 9pt; color: #333; text-align: center; }
.key .together { break-inside: avoid; }
.key .question { break-inside: auto; margin-bottom: 8mm; }
.right { margin: 0 0 2.5mm; padding: 1.5mm 3mm; background: #f1f1f1; font-weight: bold;
  border-inline-start: 2.5pt solid #b3261e; print-color-adjust: exact;
  -webkit-print-color-adjust: exact; break-inside: avoid; }
.why { margin: 0 0 2mm; padding-inline-start: 5.5mm; font-size: 10pt; line-height: 1.4; }
.why li { break-inside: avoid; }
.trace { font-size: 9.5pt; }
.trace tr { break-inside: avoid; }
.trace th, .trace td { padding: 0.5mm 2.5mm; }
.from { font-size: 8.5pt; font-weight: normal; color: #555; font-family: monospace;
  margin-inline-start: auto; }
@media print { body { max-width: none; padding: 0; } }
"""
