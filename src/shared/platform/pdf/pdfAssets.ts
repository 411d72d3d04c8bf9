/** Decoders, character maps and base-14 fonts, served from our own origin (scripts/vite/pdfAssets.ts). */
export const PDF_ASSETS = {
  wasmUrl: '/pdfjs/wasm/',
  cMapUrl: '/pdfjs/cmaps/',
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  iccUrl: '/pdfjs/iccs/',
}
