import type { Pixels } from '../picture/thumbnail.ts'

/** Pixels, or the bytes of a picture file. */
type CodeSource = Pixels | Uint8Array
export type ReadCodes = (source: CodeSource) => Promise<string[]>

/** The texts of the QR codes in a picture. The reader (0.95 MB) is loaded with the first one, from our own origin. */
export async function readCodes(source: CodeSource): Promise<string[]> {
  const [{ prepareZXingModule }, { default: url }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  prepareZXingModule({ overrides: { locateFile: () => url } })
  return readCodesIn(source)
}

/** After its reader was told where its file is. */
export async function readCodesIn(source: CodeSource): Promise<string[]> {
  const { readBarcodes } = await import('zxing-wasm/reader')
  const image =
    source instanceof Uint8Array
      ? source
      : new ImageData(new Uint8ClampedArray(source.data), source.width, source.height)
  const codes = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true })
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text)
}
