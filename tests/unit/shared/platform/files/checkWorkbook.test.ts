import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { read, utils, write, CFB } from 'xlsx'
import { BYTES_PER_MB, UNPACKED_MAX_BYTES } from '#shared/platform/config/limits.ts'
import { checkWorkbook, unpackParts } from '#shared/platform/files/checkWorkbook.ts'
import { ZipError } from '#shared/platform/files/zipError.ts'
import { DISGUISED_BOMBS, workbookBomb } from '#tests/fixtures/bombs.ts'
import { makeWorkbook } from '#tests/fixtures/make.ts'

function oldWorkbook(): Uint8Array<ArrayBuffer> {
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['name', 'amount']]))
  const bytes: unknown = write(workbook, { type: 'array', bookType: 'biff8' })
  return bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : new Uint8Array()
}

/** A compound file with one stream in it. */
function compound(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, `/${name}`, content)
  const bytes: unknown = CFB.write(file, { type: 'array' })
  return Uint8Array.from(bytes as number[]) // the library's own way to say bytes
}

/** The records of a book that begins with these, each with so many bytes; filled up to where a stream has sectors of its own. */
function records(...ids: number[]): Uint8Array {
  const bytes = new Uint8Array(8192)
  const view = new DataView(bytes.buffer)
  ids.forEach((id, index) => {
    view.setUint16(index * 20, id, true)
    view.setUint16(index * 20 + 2, 16, true)
  })
  return bytes
}

const BOF = 0x809
const FILE_PASS = 0x2f
const WRITE_PROTECT = 0x86

describe('a workbook before it is read', () => {
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>, string]>([
    ['of today', async () => makeWorkbook({ rows: 20, columns: 3 }), 'fine'],
    ['of old', oldWorkbook, 'fine'],
    ['of today, encrypted', () => compound('EncryptedPackage', new Uint8Array(5000)), 'locked'],
    ['of old, encrypted', () => compound('Workbook', records(BOF, FILE_PASS)), 'locked'],
    [
      'of old, encrypted and write protected',
      () => compound('Book', records(BOF, WRITE_PROTECT, FILE_PASS)),
      'locked',
    ],
    ['a letter', () => compound('WordDocument', new Uint8Array(5000)), 'corrupt'],
    [
      'that breaks off',
      async () => (await makeWorkbook({ rows: 20, columns: 3 })).slice(0, 900),
      'corrupt',
    ],
    ['of old that breaks off', () => oldWorkbook().slice(0, 300), 'corrupt'],
    ['with more in it than fits', async () => workbookBomb(UNPACKED_MAX_BYTES + 1), 'tooLarge'],
  ])('%s', async (_, make, status) => {
    expect(await checkWorkbook(await make())).toBe(status)
  })

  it('checks old formats like the library that reads them', () => {
    expect(read(oldWorkbook(), { type: 'array' }).SheetNames).toHaveLength(1)
    expect(() =>
      read(compound('EncryptedPackage', new Uint8Array(5000)), { type: 'array' }),
    ).toThrow(/encrypted/i)
  })
})

it('counts all files of a zip together, each as it unpacks', async () => {
  const bytes = await makeWorkbook({ rows: 500, columns: 5 })
  const parts: string[] = []
  await unpackParts(bytes, UNPACKED_MAX_BYTES, ({ name }) => parts.push(name))
  expect(parts).toContain('xl/worksheets/sheet1.xml')
  await expect(unpackParts(bytes, 5000, () => undefined)).rejects.toMatchObject({
    reason: 'tooLarge',
  })
})

describe('a workbook bomb', () => {
  const UNPACKED = 8 * BYTES_PER_MB
  /** Deflate's most of the 16 kB that are unpacked before they are counted. */
  const ONE_PIECE = 17 * BYTES_PER_MB

  it.each(Object.entries(DISGUISED_BOMBS))(
    '%s is unpacked by SheetJS, not by us',
    async (_, make) => {
      const bytes = await make(UNPACKED)
      const unpacked: readonly { size: number }[] = CFB.read(bytes, { type: 'buffer' }).FileIndex
      expect(unpacked.map(({ size }) => size)).toContain(UNPACKED)
      const inflated = watchInflating()
      expect(await checkWorkbook(bytes)).toBe('corrupt')
      expect(inflated()).toBe(0)
    },
  )

  it('is unpacked only to its declared size', async () => {
    const bytes = await workbookBomb(5 * UNPACKED, { declaredSize: 1000 })
    const inflated = watchInflating()
    expect(await checkWorkbook(bytes)).toBe('corrupt')
    expect(inflated()).toBeLessThan(ONE_PIECE)
  })

  it('with changed bytes is never unpacked beyond the limit', async () => {
    const bytes = await workbookBomb(UNPACKED)
    const room = BYTES_PER_MB
    // The header and the directory: what says how the rest is to be read.
    const positions = fc.oneof(
      fc.nat(50),
      fc.integer({ min: bytes.length - 90, max: bytes.length - 1 }),
    )
    const changes = fc.array(fc.tuple(positions, fc.nat(255)), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const changed = bytes.slice()
        for (const [at, byte] of all) changed[at] = byte
        const inflated = watchInflating()
        let unpackedBytes = 0
        const outcome: unknown = await unpackParts(
          changed,
          room,
          ({ content }) => (unpackedBytes += content.length),
        ).catch((error: unknown) => error)
        expect(outcome === undefined || outcome instanceof ZipError).toBe(true)
        expect(unpackedBytes).toBeLessThanOrEqual(room)
        expect(inflated()).toBeLessThanOrEqual(room + ONE_PIECE)
      }),
      { seed: 19, numRuns: 300 },
    )
  })
})

/** Counts the bytes that the browser unpacks from now on. */
function watchInflating(): () => number {
  let bytes = 0
  class Counted extends PlainStream {
    constructor(format: CompressionFormat) {
      super(format)
      const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, out) {
          bytes += chunk.length
          out.enqueue(chunk)
        },
      })
      Object.defineProperty(this, 'readable', { value: super.readable.pipeThrough(counting) })
    }
  }
  vi.stubGlobal('DecompressionStream', Counted)
  return () => bytes
}

const PlainStream = DecompressionStream
afterEach(() => void vi.unstubAllGlobals())
