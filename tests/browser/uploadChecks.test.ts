import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { getFile } from '#shared/kits/upload/acceptedFile.ts'
import { toAcceptedFile, type EntryPhase } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { createUploadList } from '#shared/kits/upload/fileList/uploadList.ts'
import { clearBlobStore, blobStore } from '#shared/platform/blobStore/blobStore.ts'
import {
  UNPACKED_MAX_BYTES,
  UPLOAD_LIMITS,
  type UploadLimits,
} from '#shared/platform/config/limits.ts'
import { warmUpPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { createSessionScope } from '#shared/platform/store/sessionScope.ts'
import { workbookBomb } from '#tests/fixtures/bombs.ts'
import { asFile, makePdf, makeWorkbook, megabytes } from '#tests/fixtures/make.ts'
import { longTasks } from './support/longTasks.ts'

const { bankStatement, payslip, financialStatement } = UPLOAD_LIMITS
const URLS = import.meta.glob<string>('../fixtures/{pdf,image}/*', {
  query: '?url',
  import: 'default',
  eager: true,
})
const PASSWORD = 'lekha123'
const LOCKED = ['locked-rc4-40', 'locked-rc4-128', 'locked-aes-128', 'locked-aes-256'] as const

async function fixture(name: string): Promise<File> {
  const url = Object.entries(URLS).find(([path]) => path.endsWith(`/${name}`))?.[1]
  if (url === undefined) throw new Error(`no fixture ${name}`)
  return new File([await (await fetch(url)).blob()], name)
}

async function sha256(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16)).join(' ')
}

const session = createSessionScope()

async function check(files: File[], limits: UploadLimits = bankStatement) {
  const uploads = createUploadList(session, limits)
  onTestFinished(() => uploads.stop())
  const { errors, checked } = uploads.add(files)
  const ids = await checked
  return { uploads, refusals: errors, ids, first: uploads.getState()[0] }
}

const problem = (name: string) => ({ kind: 'problem', problem: name })

beforeAll(async () => warmUpPdf())
beforeEach(async () => clearBlobStore())
afterEach(async () => clearBlobStore())

describe('the real reader', () => {
  it.each<[string, object, number | null]>([
    ['plain.pdf', { kind: 'ready' }, 1],
    ['owner-only.pdf', { kind: 'ready' }, 1],
    ['corrupt.pdf', problem('corrupt'), null],
    ['truncated.pdf', problem('corrupt'), null],
    ['not-a-pdf.pdf', problem('wrongContent'), null],
    ['page.jpg', { kind: 'ready' }, null],
    ['page.png', { kind: 'ready' }, null],
  ])('%s', async (name, phase, pages) => {
    const { first } = await check([await fixture(name)])
    expect(first).toMatchObject({ phase, pages })
  })

  it.each([
    ['of 20 bytes', 'page.png', 20],
    ['that breaks off', 'page.jpg', 4000],
  ])('an image %s is not Ready', async (_, name, bytes) => {
    const picture = (await fixture(name)).slice(0, bytes)
    const { first } = await check([new File([picture], name)])
    expect(first?.phase).toEqual(problem('brokenPicture'))
  })

  it('refuses a workbook that is too large, and accepts another', async () => {
    const { relatedParties } = UPLOAD_LIMITS
    const bomb = await workbookBomb(UNPACKED_MAX_BYTES + 1)
    const { first } = await check([asFile(bomb, 'bomb.xlsx')], relatedParties)
    expect(first?.phase).toEqual(problem('unpackedTooLarge'))
    const workbook = await check(
      [asFile(await makeWorkbook({ rows: 3, columns: 3 }), 'book.xlsx')],
      relatedParties,
    )
    expect(workbook.first?.phase).toEqual({ kind: 'ready' })
  })

  it('accepts a PDF with a late header', async () => {
    const lateHeader = new Blob([' '.repeat(1000), await fixture('plain.pdf')])
    const { first } = await check([new File([lateHeader], 'late.pdf')])
    expect(first).toMatchObject({ phase: { kind: 'ready' }, pages: 1 })
  })

  it.each(LOCKED)(
    '%s is locked, refuses a wrong password and opens with the right one',
    async (name) => {
      const { uploads, ids } = await check([await fixture(`${name}.pdf`)])
      const [id = ''] = ids
      const phases: EntryPhase[] = []
      const note = () => uploads.getState().forEach(({ phase }) => phases.push(phase))
      note()
      await uploads.recheck(id, 'wrong')
      note()
      await uploads.recheck(id, PASSWORD)
      note()
      expect(phases).toEqual([
        { kind: 'locked', attempt: 'none' },
        { kind: 'locked', attempt: 'wrong' },
        { kind: 'ready' },
      ])
      expect(uploads.getState()[0]?.pages).toBe(1)
    },
  )

  it.each(LOCKED)('%s is refused where nothing is unlocked', async (name) => {
    const { first } = await check([await fixture(`${name}.pdf`)], payslip)
    expect(first?.phase).toEqual(problem('locked'))
  })

  it.each([
    [199, payslip, { kind: 'ready' }],
    [200, payslip, problem('tooManyPages')],
    [500, financialStatement, { kind: 'ready' }],
    [501, financialStatement, problem('tooManyPages')],
  ] as const)('%i pages', async (pages, limits, phase) => {
    const { first } = await check([asFile(await makePdf({ pages }), 'many.pdf')], limits)
    expect(first).toMatchObject({ phase, pages })
  })

  it.each([
    ['a byte under 10 MB', megabytes(10) - 1, { kind: 'ready' }],
    ['9.99 MB', megabytes(9.99), { kind: 'ready' }],
    ['10 MB', megabytes(10), problem('tooLarge')],
  ])('%s', async (_, bytes, phase) => {
    const { first } = await check([asFile(await makePdf({ pages: 2, bytes }), 'big.pdf')])
    expect(first).toMatchObject({ phase, size: bytes })
  })
})

describe('what will be sent', () => {
  it.each(['plain.pdf', 'owner-only.pdf', 'page.jpg'])(
    '%s has exactly the selected bytes',
    async (name) => {
      const picked = await fixture(name)
      const { first } = await check([picked])
      const accepted = first === undefined ? null : toAcceptedFile(first, [first])
      if (accepted === null) throw new Error('not accepted')
      const sent = await getFile(session.get(blobStore), accepted)
      expect([sent.name, sent.size, await sha256(sent)]).toEqual([
        name,
        picked.size,
        await sha256(picked),
      ])
    },
  )

  it('is unchanged after a rename, an unlock and storage on disk', async () => {
    const bytes = await (await fixture('locked-aes-256.pdf')).arrayBuffer()
    const picked = new File([bytes], 'Sep & Oct.pdf', { type: 'application/pdf' })
    const { uploads, ids } = await check([picked])
    const [id = ''] = ids
    await uploads.recheck(id, PASSWORD)
    uploads.rename(id)
    const [entry] = uploads.getState()
    const accepted = entry === undefined ? null : toAcceptedFile(entry, [entry])
    if (accepted === null) throw new Error('not accepted')
    const sent = await getFile(session.get(blobStore), accepted)
    expect([sent.name, sent.type, await sha256(sent)]).toEqual([
      'Sep  Oct.pdf',
      'application/pdf',
      await sha256(picked),
    ])
  })

  it('is a File with its name, type and time after the round trip through IndexedDB', async () => {
    const file = new File([await (await fixture('plain.pdf')).arrayBuffer()], 'p.pdf', {
      type: 'application/pdf',
      lastModified: 1_700_000_000_000,
    })
    await session.get(blobStore).put(file, 'p')
    const back = await session.get(blobStore).get('p')
    expect(back).not.toBe(file)
    expect(back).toMatchObject({
      name: 'p.pdf',
      type: 'application/pdf',
      lastModified: 1_700_000_000_000,
      size: file.size,
    })
    expect(back && (await sha256(back))).toBe(await sha256(file))
  })
})

describe('twelve files of 20 MB', () => {
  async function batch(): Promise<File[]> {
    const sizes = Array.from({ length: 12 }, (_, at) => megabytes(1.66) + at)
    return Promise.all(
      sizes.map(async (bytes, at) => asFile(await makePdf({ pages: 11, bytes }), `${at}.pdf`)),
    )
  }

  it('never block the page for more than 50 ms', async () => {
    const files = await batch()
    const checkAll = () =>
      longTasks(async () => {
        const { uploads, refusals } = await check(files)
        expect(refusals).toEqual([])
        expect(uploads.getState().map(({ phase, pages }) => [phase.kind, pages])).toEqual(
          files.map(() => ['ready', 11]),
        )
      })
    // Another program may take the core in the middle of a task: the best of several counts.
    await expect.poll(checkAll).toEqual([])
  })

  it('finish their checks one by one, and cancel those of removed files', async () => {
    const uploads = createUploadList(session, bankStatement)
    onTestFinished(() => uploads.stop())
    const ready: number[] = []
    uploads.subscribe(() =>
      ready.push(uploads.getState().filter(({ phase }) => phase.kind === 'ready').length),
    )
    const { checked } = uploads.add(await batch())
    const last = uploads.getState().at(-1)?.id ?? ''
    uploads.remove(last)
    await checked
    expect(Math.max(...ready)).toBe(11)
    expect(new Set(ready).size).toBe(12)
    expect(await session.get(blobStore).get(last)).toBeUndefined()
  })
})
