class SkippedFontFace {
  readonly loaded = Promise.resolve()
}

/**
 * For a document of which nothing is drawn: its fonts are not given to the browser. In a worker pdf.js would write each font
 * as base64 text for a style sheet, fail, and make the outlines of all its letters instead: half of the time of a page.
 */
export function skipFontFaces(parameters: object): void {
  Reflect.set(parameters, 'ownerDocument', { fonts: new Set() })
  Reflect.set(globalThis, 'FontFace', SkippedFontFace)
}
