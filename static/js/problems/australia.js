/**
 * The states and territories of Australia, roughly: the corners of their borders, many of which follow whole degrees,
 * and points along the coast, as [longitude, latitude] in degrees. Neighbours share the points of their common
 * border, so that there is no gap between them.
 */

/** @typedef {[number, number]} Point */

/** Points where three borders meet, and where borders reach the sea. @type {Record<string, Point>} */
const AT = {
  northWest: [129, -14.9], // Western Australia, Northern Territory, sea
  surveyor: [129, -26], // Western Australia, Northern Territory, South Australia
  south: [129, -31.7], // Western Australia, South Australia, sea
  gulf: [138, -16.55], // Northern Territory, Queensland, sea
  poeppel: [138, -26], // Northern Territory, Queensland, South Australia
  corner: [141, -26], // the corner of Queensland and South Australia
  cameron: [141, -29], // Queensland, New South Wales, South Australia
  murray: [141, -34], // New South Wales, Victoria, South Australia
  danger: [153.55, -28.17], // Queensland, New South Wales, sea
  howe: [149.98, -37.5], // New South Wales, Victoria, sea
  bight: [141, -38.05], // Victoria, South Australia, sea
};

/** From Danger Point inland. @type {Point[]} */
const QUEENSLAND_BORDER = [
  [152.5, -28.3],
  [152, -28.9],
  [151.3, -28.9],
  [150.3, -28.6],
  [149, -29],
];
/** The Murray, upstream. @type {Point[]} */
const MURRAY = [
  [142.2, -34.2],
  [143.3, -35],
  [144.5, -35.9],
  [146, -36],
  [147.9, -36.05],
  [148.2, -36.8],
];

/** @param {Point[]} points */
const back = (points) => [...points].reverse();

/** @type {{west: number, north: number, east: number, south: number, regions: Record<string, Point[]>}} */
export const AUSTRALIA = {
  west: 112.5,
  north: -10,
  east: 154.5,
  south: -44.2,
  regions: {
    WA: [
      AT.northWest,
      [128.2, -14.7],
      [126.9, -13.75],
      [125.2, -14.6],
      [124.4, -15.6],
      [123.6, -16.3],
      [123.7, -17.4],
      [122.9, -16.6],
      [122.2, -17.2],
      [122.2, -18.1],
      [121.1, -19.6],
      [119.1, -20],
      [117.2, -20.7],
      [115.5, -21.6],
      [114.6, -22.3],
      [114.15, -21.8],
      [113.7, -22.6],
      [113.4, -24.2],
      [114.2, -26.3],
      [113.4, -26.2],
      [114.1, -27.7],
      [114.9, -29.6],
      [115.7, -31.6],
      [115.7, -32.9],
      [115, -33.6],
      [115.1, -34.35],
      [116.5, -35],
      [118, -35.1],
      [119.8, -34],
      [121.9, -33.9],
      [123.6, -33.9],
      [124.1, -33],
      [126.1, -32.25],
      AT.south,
      AT.surveyor,
    ],
    NT: [
      AT.northWest,
      AT.surveyor,
      AT.poeppel,
      AT.gulf,
      [137, -15.8],
      [135.5, -14.8],
      [136, -13.3],
      [136.8, -12.2],
      [135.2, -12.2],
      [132.6, -11.4],
      [132.6, -12.1],
      [130.8, -12.4],
      [130.1, -13.4],
      [129.6, -14.9],
    ],
    SA: [
      AT.surveyor,
      AT.south,
      [131.2, -31.5],
      [132.5, -32],
      [134.2, -32.7],
      [134.9, -33.4],
      [135.2, -34.6],
      [136, -34.9],
      [137.2, -33.7],
      [137.8, -32.6],
      [137.9, -33.1],
      [137.5, -34.1],
      [136.9, -35.25],
      [137.8, -35.2],
      [138.1, -34.2],
      [138.5, -34.8],
      [138.1, -35.6],
      [138.9, -35.5],
      [139.6, -36.2],
      [139.8, -37.2],
      AT.bight,
      AT.murray,
      AT.cameron,
      AT.corner,
      AT.poeppel,
    ],
    Q: [
      AT.gulf,
      AT.poeppel,
      AT.corner,
      AT.cameron,
      ...back(QUEENSLAND_BORDER),
      AT.danger,
      [153.1, -26.8],
      [153.1, -25.3],
      [151.8, -24.2],
      [150.8, -23.4],
      [149.6, -22.3],
      [148.8, -20.4],
      [147.4, -19.4],
      [146.1, -18.2],
      [145.4, -16.4],
      [145.3, -15],
      [143.6, -14.2],
      [143.5, -12.8],
      [142.5, -10.7],
      [141.6, -12.6],
      [141.6, -14.3],
      [140.8, -17.5],
      [139.2, -17.4],
    ],
    NSW: [
      AT.cameron,
      ...back(QUEENSLAND_BORDER),
      AT.danger,
      [153.3, -29.6],
      [152.9, -31.3],
      [152, -32.6],
      [151.3, -33.6],
      [150.8, -34.8],
      [150.2, -36],
      AT.howe,
      ...back(MURRAY),
      AT.murray,
    ],
    V: [
      AT.murray,
      ...MURRAY,
      AT.howe,
      [147.6, -38],
      [146.4, -39.1],
      [145.4, -38.5],
      [144.9, -38],
      [144.4, -38.3],
      [143.5, -38.85],
      [142.3, -38.4],
      AT.bight,
    ],
    T: [
      [144.7, -40.7],
      [146.3, -41.15],
      [148.2, -40.9],
      [148.3, -42.1],
      [147.9, -43.1],
      [146.9, -43.6],
      [146.1, -43.5],
      [145.3, -42.4],
      [144.7, -41.2],
    ],
  },
};
