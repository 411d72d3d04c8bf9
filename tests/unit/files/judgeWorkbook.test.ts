import { describe, expect, it } from 'vitest'
import { read, utils, write, CFB } from 'xlsx'
import { UNPACKED_MAX_BYTES } from '#shared/config/limits.ts'
import { judgeWorkbook } from '#shared/files/judgeWorkbook.ts'
import { unpacksWithin } from '#shared/files/zipDirectory.ts'
import { makeWorkbook } from '#tests/fixtures/make.ts'
import { workbookBomb } from '#tests/fixtures/bombs.ts'

function oldWorkbook(): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['name', 'amount']]))
  const made: unknown = write(book, { type: 'array', bookType: 'biff8' })
  return made instanceof ArrayBuffer ? new Uint8Array(made) : new Uint8Array()
}

/** A compound file with one stream in it. */
function compound(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, `/${name}`, content)
  const made: unknown = CFB.write(file, { type: 'array' })
  return Uint8Array.from(made as number[]) // the library's own way to say bytes
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
    [
      'that says less than it holds',
      async () => workbookBomb(UNPACKED_MAX_BYTES + 1, { says: 1000 }),
      'tooLarge',
    ],
  ])('%s', async (_, make, verdict) => {
    expect(await judgeWorkbook(await make())).toBe(verdict)
  })

  it('judges old ones as the library that reads them', () => {
    expect(read(oldWorkbook(), { type: 'array' }).SheetNames).toHaveLength(1)
    expect(() =>
      read(compound('EncryptedPackage', new Uint8Array(5000)), { type: 'array' }),
    ).toThrow(/encrypted/i)
  })
})

it('counts all files of a zip together, each as it unpacks', async () => {
  const bytes = await makeWorkbook({ rows: 500, columns: 5 })
  expect(await unpacksWithin(bytes, UNPACKED_MAX_BYTES)).toBe('within')
  expect(await unpacksWithin(bytes, 5000)).toBe('tooLarge')
})
