import { readFileSync } from 'node:fs'
import { ImageData, createCanvas, loadImage } from '@napi-rs/canvas'
import { vi } from 'vitest'
import type { FileHistory } from '#shared/kits/history/finding.ts'
import type { DecodePicture } from '#shared/kits/history/picture/thumbnail.ts'
import { readCodesIn, type ReadCodes } from '#shared/kits/history/qr/readCodes.ts'
import { strengthOf, type Strength } from '#shared/kits/history/ruleTable.ts'
import { loadPdfJs } from '#tests/sandbox/pdfJs.ts'

const PDF_JS = `${process.cwd()}/node_modules/pdfjs-dist`
const ASSETS = {
  standardFontDataUrl: `${PDF_JS}/standard_fonts/`,
  cMapUrl: `${PDF_JS}/cmaps/`,
  wasmUrl: `${PDF_JS}/wasm/`,
  iccUrl: `${PDF_JS}/iccs/`,
}

/** After every date in the fixtures. */
const NOW = Date.UTC(2027, 1, 1)

export const readFixture = (path: string) => new Uint8Array(readFileSync(path))

/** As the browser does it. */
const decode: DecodePicture = async (bytes, width) => {
  const picture = await loadImage(Buffer.from(bytes)).catch(() => null)
  if (picture === null) return null
  const height = Math.round((picture.height * width) / picture.width)
  const context = createCanvas(width, height).getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return { data: context.getImageData(0, 0, width, height).data, width, height }
}

export const AADHAAR_ROOTS = readFileSync('tests/fixtures/history/aadhaar-root.pem', 'utf8')
const READER = 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'

/** The product loads the reader from our own origin. */
const readCodes: ReadCodes = async (source) => {
  const { prepareZXingModule } = await import('zxing-wasm/reader')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(READER)).buffer } })
  vi.stubGlobal('ImageData', ImageData)
  return readCodesIn(source)
}

/** All checks, in Node. `roots`: a PEM bundle; null for one that cannot be loaded. */
export async function examineBytes(
  bytes: Uint8Array,
  { password, roots }: { password?: string; roots?: string | null } = {},
): Promise<FileHistory> {
  await loadPdfJs() // adds what Node 20 lacks
  const { examine } = await import('#shared/kits/history/examine.ts')
  const loadRoots = async () => {
    if (typeof roots === 'string') return roots
    throw new Error('not loaded')
  }
  return examine(bytes, {
    assets: ASSETS,
    now: NOW,
    password,
    decode,
    readCodes,
    loadRoots: roots === undefined ? undefined : loadRoots,
  })
}

/** The strongest finding that is not a note; null where there is none. */
export function worstOf(history: FileHistory): Strength | 'unread' | null {
  if (history.kind === 'unread') return 'unread'
  const [worst] = history.findings.map(strengthOf)
  return worst === undefined || worst === 'note' ? null : worst
}
