/** In place of @napi-rs/canvas: the browser's own. */
export function createCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  return {
    getContext: (kind: '2d') => canvas.getContext(kind),
    encode: async (): Promise<Uint8Array<ArrayBuffer>> =>
      new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer()),
  }
}

/** A worker has the system's fonts. */
export const GlobalFonts = { registerFromPath: () => undefined }
