import { describe, expect, it, onTestFinished } from 'vitest'
import { openPdf, readPdf, unlockPdf, warmUpPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { makePdf } from '#tests/fixtures/make.ts'

const urls = import.meta.glob<string>('/tests/fixtures/pdf/*.pdf', {
  query: '?url',
  import: 'default',
  eager: true,
})

async function fixture(name: string): Promise<Blob> {
  const url = urls[`/tests/fixtures/pdf/${name}.pdf`]
  if (url === undefined) throw new Error(`no fixture ${name}`)
  return (await fetch(url)).blob()
}

const PASSWORD = 'lekha123'
const LOCKED = ['locked-rc4-40', 'locked-rc4-128', 'locked-aes-128', 'locked-aes-256']

describe.each(LOCKED)('%s', (name) => {
  it.each([
    ['without a password', undefined, 'locked'],
    ['with a wrong one', 'wrong', 'wrongPassword'],
    ['with another script', 'पासवर्ड', 'wrongPassword'],
    ['with its own', PASSWORD, 'ok'],
  ])('%s', async (_, password, kind) => {
    const opening = await openPdf(await fixture(name), password)
    expect(opening.kind).toBe(kind)
    if (opening.kind === 'ok') await opening.document.close()
  })
})

it.each(LOCKED)('%s has a copy that opens without the password, with its text', async (name) => {
  const source = await fixture(name)
  const copy = await unlockPdf(source, PASSWORD)
  const textOf = async (file: Blob, password?: string) => {
    const opening = await openPdf(file, password)
    if (opening.kind !== 'ok') return opening.kind
    const text = await opening.document.firstPage.getText()
    const { pageCount } = opening.document
    await opening.document.close()
    return { pages: pageCount, text }
  }
  expect(await textOf(copy)).toEqual(await textOf(source, PASSWORD))
})

it.each(['plain', 'owner-only'])('%s opens without a password', async (name) => {
  const opening = await openPdf(await fixture(name))
  expect(opening.kind).toBe('ok')
  if (opening.kind === 'ok') await opening.document.close()
})

// In broken-references one changed byte hides the objects of all three pages; pdf.js shows a blank page in their place.
it.each(['corrupt', 'not-a-pdf', 'truncated', 'broken-references'])(
  '%s is corrupt, with a reason',
  async (name) => {
    const opening = await openPdf(await fixture(name))
    expect(opening).toEqual({ kind: 'corrupt', reason: expect.stringMatching(/\S/) })
  },
)

it('calls an empty file corrupt', async () => {
  expect(await openPdf(new Blob([]))).toEqual({ kind: 'corrupt', reason: 'The file is empty.' })
})

/** A PDF of these objects, and nothing else. */
const pdfOf = (...objects: string[]) =>
  new Blob(['%PDF-1.4\n', ...objects.map((object) => `${object}\n`), '%%EOF\n'])
const CATALOG = '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj'
const ROOT = 'trailer << /Root 1 0 R >>'

it.each<[string, string[], string]>([
  ['a tree without leaves', ['2 0 obj << /Type /Pages /Count 1 >> endobj'], 'noPages'],
  ['a tree that is nothing', ['2 0 obj << >> endobj'], 'noPages'],
  ['a tree of no page', ['2 0 obj << /Type /Pages /Count 0 /Kids [] >> endobj'], 'noPages'],
  ['a tree that is missing', [], 'corrupt'],
  [
    'a blank page without a size',
    ['2 0 obj << /Count 1 /Kids [3 0 R] >> endobj', '3 0 obj << /Parent 2 0 R >> endobj'],
    'ok',
  ],
])('%s', async (_, objects, kind) => {
  const opening = await openPdf(pdfOf(CATALOG, ...objects, ROOT))
  expect(opening.kind).toBe(kind)
  if (opening.kind === 'ok') await opening.document.close()
})

it('does not change the file’s bytes, and reads them again each time', async () => {
  const bytes = await makePdf({ pages: 3 })
  const file = new File([bytes], 'three.pdf')
  for (let round = 0; round < 2; round += 1) {
    const opening = await openPdf(file)
    if (opening.kind !== 'ok') throw new Error(opening.kind)
    expect(opening.document.pageCount).toBe(3)
    await opening.document.close()
  }
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
})

it('gives up at once when aborted, before and while it opens', async () => {
  const file = new Blob([await makePdf({ pages: 200 })])
  await expect(openPdf(file, undefined, AbortSignal.abort())).rejects.toThrow('abort')
  for (const delayMs of [0, 2, 10, 40]) {
    const stop = new AbortController()
    const opening = openPdf(file, undefined, stop.signal)
    // One that was faster than its abort is open, and ours to close.
    const outcome = opening.then(
      (opened) => opened.kind,
      (reason: unknown) => reason,
    )
    await new Promise((done) => setTimeout(done, delayMs))
    stop.abort('not wanted any more')
    expect(['ok', 'not wanted any more']).toContain(await outcome)
  }
  // Others are served as before.
  expect((await openPdf(file)).kind).toBe('ok')
})

/** Counts the workers that are started from here on in this test. */
function countWorkers(): () => number {
  let count = 0
  const Original = globalThis.Worker
  globalThis.Worker = class extends Original {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      count += 1
    }
  }
  onTestFinished(() => {
    globalThis.Worker = Original
  })
  return () => count
}

it('opens twelve files at a time', async () => {
  await warmUpPdf()
  const files = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => new Blob([await makePdf({ pages: index + 1 })])),
  )
  const openings = await Promise.all(files.map((file) => openPdf(file)))
  expect(
    openings.map((opening) => (opening.kind === 'ok' ? opening.document.pageCount : 0)),
  ).toEqual(files.map((_, index) => index + 1))
})

it('reads twelve files in one warm worker', async () => {
  await warmUpPdf()
  const started = countWorkers()
  const counts = [12, 1, 3, 2, 12, 1, 3, 2, 12, 1, 3, 2]
  const files = await Promise.all(counts.map(async (pages) => new Blob([await makePdf({ pages })])))
  const readings = await Promise.all(
    files.map((file) => readPdf(file, async ({ pageCount }) => pageCount)),
  )
  expect(readings).toEqual(counts.map((value) => ({ kind: 'ok', value })))
  expect(started()).toBe(0)
})

it('reuses the worker of a document that is being closed', async () => {
  const file = new Blob([await makePdf({ pages: 1 })])
  const opened = async () => {
    const opening = await openPdf(file)
    if (opening.kind !== 'ok') throw new Error(opening.kind)
    return opening.document
  }
  await warmUpPdf()
  const first = await opened()
  const started = countWorkers()
  const closing = first.close()
  const second = await opened()
  expect(started()).toBe(0)
  await Promise.all([closing, second.close()])
})

it('closes a file that fails to read, so that the next one gets its worker', async () => {
  await warmUpPdf()
  const file = new Blob([await makePdf({ pages: 1 })])
  const failure = new Error('cannot be read')
  await expect(readPdf(file, async () => Promise.reject(failure))).rejects.toBe(failure)
  const started = countWorkers()
  expect(await readPdf(file, async ({ pageCount }) => pageCount)).toEqual({ kind: 'ok', value: 1 })
  expect(started()).toBe(0)
})

it('returns the text of a page with line breaks', async () => {
  const opening = await openPdf(
    new Blob([await makePdf({ pages: 2, text: (n) => `Net pay ${n}` })]),
  )
  if (opening.kind !== 'ok') throw new Error(opening.kind)
  const page = await opening.document.getPage(2)
  expect((await page.getText()).join('').trim()).toBe('Net pay 2')
  expect([page.width, page.height]).toEqual([595, 842])
  await opening.document.close()
})
