/** The part of subset-font's interface that scripts/tools/make-font.ts uses; it brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff' | 'woff2'
      variationAxes?: Record<string, { min: number; max: number }>
    },
  ): Promise<Buffer>
}
