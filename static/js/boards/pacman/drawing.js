// Pac-Man, the ghosts and the walls as drawings, each in a box of 100 × 100 around its middle.
import { svg } from "lit";

/** The ghosts tell themselves apart by their numbers, not only by a colour. @param {number} number */
export const ghost = (number) => svg`<svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
  <path class="body" d="M-38 40V-4a38 38 0 0 1 76 0V40l-13-12-12 12-13-12-13 12-12-12z" />
  <circle class="white" cx="-15" cy="-19" r="9" /><circle class="white" cx="15" cy="-19" r="9" />
  <circle class="pupil" cx="-13" cy="-18" r="4.5" /><circle class="pupil" cx="17" cy="-18" r="4.5" />
  <text y="29">${number}</text>
</svg>`;

/** Pac-Man, who looks to the right. */
export const pacman = () => svg`<svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
  <path class="body" d="M0 0 33 -23A40 40 0 1 0 33 23Z" /><circle class="pupil" cx="2" cy="-22" r="5" />
</svg>`;

/**
 * The walls as one outline: lines between the middles of walls that lie side by side, so that corners are round; where
 * four lie in a square, it is filled.
 * @param {{rows: number, columns: number, squares: string}} picture
 */
export function walls({ rows, columns, squares }) {
  const lines = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      if (squares[at] !== "%") continue;
      const [x, y] = [column + 0.5, row + 0.5];
      const right = column + 1 < columns && squares[at + 1] === "%";
      const below = row + 1 < rows && squares[at + columns] === "%";
      lines.push(`M${x} ${y}h${right ? 1 : 0}`);
      if (below) lines.push(`M${x} ${y}v1`);
      if (right && below && squares[at + columns + 1] === "%") lines.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  return svg`<svg class="walls" viewBox="0 0 ${columns} ${rows}" aria-hidden="true" focusable="false">
    <path d=${lines.join("")} />
  </svg>`;
}
