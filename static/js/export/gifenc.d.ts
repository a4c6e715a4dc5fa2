/** What the page uses of gifenc, which comes without types. It is a CommonJS module, of which Node knows no names. */
declare module "gifenc" {
  type Palette = number[][];
  const gifenc: {
    nearestColorIndex(palette: Palette, colour: number[]): number;
    GIFEncoder(): {
      writeFrame(
        index: Uint8Array,
        width: number,
        height: number,
        options: {
          palette?: Palette;
          delay: number;
          repeat?: number;
          transparent?: boolean;
          transparentIndex?: number;
          dispose?: number;
        },
      ): void;
      finish(): void;
      bytes(): Uint8Array;
    };
  };
  export default gifenc;
}
