import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { readZip, ZIP_LIMITS } from '#shared/platform/files/readZip.ts'
import { makeZip, makeZipBytes } from '#shared/platform/files/zipWriter.ts'

type Tree = { [name: string]: string | Tree }

const directoryAt = (view: DataView): number =>
  Array.from({ length: view.byteLength - 4 }, (_, at) => at).findIndex(
    (at) => view.getUint32(at, true) === 0x02014b50,
  )

/** A zip of one stored file whose directory leaves its sizes to the extra field. */
function zip64Of(name: string, content: Uint8Array<ArrayBuffer>): Blob {
  const zip = makeZipBytes([{ name, content }])
  const plain = new DataView(zip.buffer)
  const at = directoryAt(plain)
  const from = at + 46 + name.length
  const extra = new DataView(new ArrayBuffer(20))
  extra.setUint16(0, 1, true)
  extra.setUint16(2, 16, true)
  extra.setBigUint64(4, BigInt(content.length), true)
  extra.setBigUint64(12, BigInt(content.length), true)
  plain.setUint32(at + 20, 0xffffffff, true)
  plain.setUint32(at + 24, 0xffffffff, true)
  plain.setUint16(at + 30, extra.byteLength, true)
  return new Blob([zip.slice(0, from), extra, zip.slice(from)])
}

/** A zip of texts; a nested record becomes a nested zip. */
async function zipOf(tree: Tree, options: JSZip.JSZipGeneratorOptions = {}): Promise<ArrayBuffer> {
  const zip = new JSZip()
  for (const [name, content] of Object.entries(tree))
    zip.file(name, typeof content === 'string' ? content : await zipOf(content))
  return zip.generateAsync({ ...options, type: 'arraybuffer' })
}

const read = async (tree: Tree, limits = ZIP_LIMITS) =>
  readZip(new Blob([await zipOf(tree)]), limits)

describe('a zip that is read', () => {
  it('returns its files and those of nested zips, with their zip', async () => {
    const { files: found } = await read({
      'common.xlsx': 'common',
      'out/account_1.zip': { 'deep/report.xlsx': 'one' },
      'account_2.ZIP': { 'report.xlsx': 'two' },
    })
    expect(found.map(({ name, parentZips }) => [name, parentZips])).toEqual([
      ['common.xlsx', []],
      ['report.xlsx', ['account_1.zip']],
      ['report.xlsx', ['account_2.ZIP']],
    ])
    expect(await Promise.all(found.map(async ({ blob }) => blob.text()))).toEqual([
      'common',
      'one',
      'two',
    ])
  })

  it('names damaged files, and returns the others', async () => {
    const { files, unreadableNames } = await read({
      'account_1.zip': 'not a zip',
      'account_2.zip': { 'report.xlsx': 'two' },
      'common.xlsx': 'common',
    })
    expect(files.map(({ name }) => name)).toEqual(['report.xlsx', 'common.xlsx'])
    expect(unreadableNames).toEqual(['account_1.zip'])
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\a.xlsx', 'a.xlsx'],
    ['/abs/b.xlsx', 'b.xlsx'],
    ['con.xlsx', '_con.xlsx'],
  ])('reduces %s to a safe base name', async (path, name) => {
    const { files } = await read({ [path]: 'x' })
    expect(files.map((entry) => entry.name)).toEqual([name])
  })

  it('leaves out folders and what macOS adds', async () => {
    expect(await read({ 'folder/': '', '__MACOSX/._a.xlsx': 'x' })).toEqual({
      files: [],
      unreadableNames: [],
    })
  })

  it('refuses a zip within a zip within a zip', async () => {
    const tree = { 'a.zip': { 'b.zip': { 'c.txt': 'x' } } }
    await expect(read(tree)).rejects.toMatchObject({ name: 'ZipError', reason: 'tooDeep' })
  })

  it('counts the entries of all zips together', async () => {
    const tree = { 'a.txt': 'x', 'b.zip': { 'c.txt': 'x', 'd.txt': 'x' } }
    expect((await read(tree, { ...ZIP_LIMITS, entries: 4 })).files).toHaveLength(3)
    await expect(read(tree, { ...ZIP_LIMITS, entries: 3 })).rejects.toMatchObject({
      reason: 'tooManyEntries',
    })
  })

  it('treats a file larger than declared as damaged', async () => {
    const bytes = await zipOf({ 'a.txt': '0'.repeat(300_000) }, { compression: 'DEFLATE' })
    const view = new DataView(bytes)
    view.setUint32(directoryAt(view) + 24, 10, true)
    await expect(readZip(new Blob([bytes]))).rejects.toMatchObject({ reason: 'unreadable' })
  })

  it('treats a wrong checksum as damage', async () => {
    const bytes = await zipOf({ 'a.txt': 'as it was sent', 'b.txt': 'fine' })
    const changed = new Uint8Array(bytes)
    // Behind the local header: the first letter of the first file.
    changed.fill(0x58, 30 + 'a.txt'.length, 31 + 'a.txt'.length)
    const { files, unreadableNames: unread } = await readZip(new Blob([changed]))
    expect(files.map(({ name }) => name)).toEqual(['b.txt'])
    expect(unread).toEqual(['a.txt'])
  })

  it('counts the declared size of damaged files', async () => {
    const bytes = await zipOf({ 'a.txt': '12345', 'b.txt': '12345' })
    new DataView(bytes).setUint8(30 + 'a.txt'.length, 0)
    const limits = { ...ZIP_LIMITS, bytes: 9 }
    await expect(readZip(new Blob([bytes]), limits)).rejects.toMatchObject({ reason: 'tooLarge' })
  })

  it('names files that need a password', async () => {
    const bytes = await zipOf({ 'a.txt': 'x', 'b.txt': 'x' })
    const view = new DataView(bytes)
    view.setUint16(directoryAt(view) + 8, 1, true)
    expect((await readZip(new Blob([bytes]))).unreadableNames).toEqual(['a.txt'])
    const alone = await zipOf({ 'a.txt': 'x' })
    const its = new DataView(alone)
    its.setUint16(directoryAt(its) + 8, 1, true)
    await expect(readZip(new Blob([alone]))).rejects.toMatchObject({ reason: 'locked' })
  })

  it('reads zip64 sizes', async () => {
    const content = new TextEncoder().encode('sixty-four')
    const zip = zip64Of('a.txt', content)
    const { files } = await readZip(zip)
    expect(await files[0]?.blob.text()).toBe('sixty-four')
  })

  it('counts the bytes of all its files together', async () => {
    const tree = { 'a.txt': '12345', 'b.txt': '12345' }
    expect((await read(tree, { ...ZIP_LIMITS, bytes: 10 })).files).toHaveLength(2)
    await expect(read(tree, { ...ZIP_LIMITS, bytes: 9 })).rejects.toMatchObject({
      reason: 'tooLarge',
    })
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['no zip', new TextEncoder().encode('not a zip')],
  ])('refuses %s', async (_, bytes) => {
    await expect(readZip(new Blob([bytes]))).rejects.toMatchObject({ reason: 'unreadable' })
  })

  it('refuses a damaged zip', async () => {
    const bytes = await zipOf({ 'a.txt': 'x'.repeat(5000) }, { compression: 'DEFLATE' })
    new Uint8Array(bytes).fill(255, 36, 46)
    await expect(readZip(new Blob([bytes]))).rejects.toMatchObject({ reason: 'unreadable' })
  })
})

describe('a zip that is made', () => {
  it('contains each file under a unique name', async () => {
    const zip = await makeZip([
      { name: 'front.jpg', blob: new Blob(['front']) },
      { name: 'page.jpg', blob: new Blob(['one']) },
      { name: 'page.jpg', blob: new Blob(['two']) },
    ])
    expect(zip.type).toBe('application/zip')
    const { files: found } = await readZip(zip)
    expect(
      await Promise.all(found.map(async ({ name, blob }) => [name, await blob.text()])),
    ).toEqual([
      ['front.jpg', 'front'],
      ['page.jpg', 'one'],
      ['page (2).jpg', 'two'],
    ])
  })

  it('can be read by other programs', async () => {
    const zip = await makeZip([{ name: 'रिपोर्ट.pdf', blob: new Blob(['%PDF']) }])
    const read = await JSZip.loadAsync(await zip.arrayBuffer(), { checkCRC32: true })
    expect(Object.keys(read.files)).toEqual(['रिपोर्ट.pdf'])
    expect(await read.file('रिपोर्ट.pdf')?.async('string')).toBe('%PDF')
    expect(read.file('रिपोर्ट.pdf')?.date.getFullYear()).toBe(new Date().getFullYear())
  })
})
