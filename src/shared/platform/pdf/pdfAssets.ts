/** Decoders, character maps and base-14 fonts, served from our own origin (scripts/vite/pdfAssets.ts). */
export const PDF_ASSETS = {
  wasmUrl: `${__BASE_PATH__}/pdfjs/wasm/`,
  cMapUrl: `${__BASE_PATH__}/pdfjs/cmaps/`,
  standardFontDataUrl: `${__BASE_PATH__}/pdfjs/standard_fonts/`,
  iccUrl: `${__BASE_PATH__}/pdfjs/iccs/`,
}
