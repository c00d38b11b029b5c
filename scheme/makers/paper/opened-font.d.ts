/** PDFKit takes fonts that fontkit has opened, which the types of neither tell. */
interface OpenedFont {
  characterSet: number[];
  glyphForCodePoint(codePoint: number): object;
  layout(text: string): object;
}

declare module 'fontkit' {
  export function create(bytes: Uint8Array): OpenedFont;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: OpenedFont): this;
  }
}
