import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { makeZip, readZip, ZIP_LIMITS } from '#shared/files/zip.ts'

type Tree = { [name: string]: string | Tree }

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
  it('gives its files and those of nested zips, with the zip that held them', async () => {
    const { files: found } = await read({
      'common.xlsx': 'common',
      'out/account_1.zip': { 'deep/report.xlsx': 'one' },
      'account_2.ZIP': { 'report.xlsx': 'two' },
    })
    expect(found.map(({ name, within }) => [name, within])).toEqual([
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

  it('names what is damaged in it, and gives the rest', async () => {
    const { files, unread } = await read({
      'account_1.zip': 'not a zip',
      'account_2.zip': { 'report.xlsx': 'two' },
      'common.xlsx': 'common',
    })
    expect(files.map(({ name }) => name)).toEqual(['report.xlsx', 'common.xlsx'])
    expect(unread).toEqual(['account_1.zip'])
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\a.xlsx', 'a.xlsx'],
    ['/abs/b.xlsx', 'b.xlsx'],
    ['con.xlsx', '_con.xlsx'],
  ])('keeps of %s only a safe base name', async (path, name) => {
    const { files } = await read({ [path]: 'x' })
    expect(files.map((entry) => entry.name)).toEqual([name])
  })

  it('leaves out folders and what macOS adds', async () => {
    expect(await read({ 'folder/': '', '__MACOSX/._a.xlsx': 'x' })).toEqual({
      files: [],
      unread: [],
    })
  })

  it('refuses a zip within a zip within a zip', async () => {
    const tree = { 'a.zip': { 'b.zip': { 'c.txt': 'x' } } }
    await expect(read(tree)).rejects.toMatchObject({ name: 'ZipRefused', why: 'tooDeep' })
  })

  it('counts the entries of all zips together', async () => {
    const tree = { 'a.txt': 'x', 'b.zip': { 'c.txt': 'x', 'd.txt': 'x' } }
    expect((await read(tree, { ...ZIP_LIMITS, entries: 4 })).files).toHaveLength(3)
    await expect(read(tree, { ...ZIP_LIMITS, entries: 3 })).rejects.toMatchObject({
      why: 'tooManyEntries',
    })
  })

  it('stops at the cap on unpacked bytes, also where the zip lies about them', async () => {
    const bytes = await zipOf({ 'a.txt': '0'.repeat(300_000) }, { compression: 'DEFLATE' })
    const view = new DataView(bytes)
    for (let at = 0; at < bytes.byteLength - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    const limits = { ...ZIP_LIMITS, bytes: 100_000 }
    await expect(readZip(new Blob([bytes]), limits)).rejects.toMatchObject({ why: 'tooLarge' })
  })

  it('counts the bytes of all its files together', async () => {
    const tree = { 'a.txt': '12345', 'b.txt': '12345' }
    expect((await read(tree, { ...ZIP_LIMITS, bytes: 10 })).files).toHaveLength(2)
    await expect(read(tree, { ...ZIP_LIMITS, bytes: 9 })).rejects.toMatchObject({ why: 'tooLarge' })
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['no zip', new TextEncoder().encode('not a zip')],
  ])('refuses %s', async (_, bytes) => {
    await expect(readZip(new Blob([bytes]))).rejects.toMatchObject({ why: 'unreadable' })
  })

  it('refuses a damaged zip', async () => {
    const bytes = await zipOf({ 'a.txt': 'x'.repeat(5000) }, { compression: 'DEFLATE' })
    new Uint8Array(bytes).fill(255, 36, 46)
    await expect(readZip(new Blob([bytes]))).rejects.toMatchObject({ why: 'unreadable' })
  })
})

describe('a zip that is made', () => {
  it('holds the bytes of each file under its name, twins told apart', async () => {
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
})
