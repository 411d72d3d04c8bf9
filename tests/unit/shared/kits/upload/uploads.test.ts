import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getFile } from '#shared/kits/upload/acceptedFile.ts'
import { toAcceptedFile, entryStatus } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { createUploadList, type UploadList } from '#shared/kits/upload/fileList/uploadList.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { batchLimits, UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { openPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { createSessionScope, type SessionScope } from '#shared/platform/store/sessionScope.ts'
import { fakePdf } from '#tests/support/fakePdf.ts'

const { bankStatement, payslip } = UPLOAD_LIMITS
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1)

let session: SessionScope
const getBlob = async (id: string) => session.get(blobStore).get(id)
const passwordOf = (id: string) => session.get(filePasswords).get(id)

beforeEach(() => {
  session = createSessionScope()
  vi.mocked(openPdf).mockReset()
})

function statuses(uploads: UploadList) {
  const entries = uploads.getState()
  return entries.map((entry) => entryStatus(entry, entries).kind)
}

async function added(
  files: File[],
  limits: Parameters<typeof createUploadList>[1] = bankStatement,
) {
  const uploads = createUploadList(session, limits)
  const ids = await uploads.add(files).checked
  return { uploads, ids }
}

describe('the files of an uploader', () => {
  it('keeps the selected bytes under the accepted name', async () => {
    const picked = fakePdf('a&b.pdf', { pages: 4 })
    const { uploads, ids } = await added([picked])
    uploads.rename(ids[0] ?? '')
    const [entry] = uploads.getState()
    const accepted = entry === undefined ? null : toAcceptedFile(entry, [entry])
    expect(accepted).toMatchObject({
      name: 'ab.pdf',
      pages: 4,
      kind: 'pdf',
      size: picked.size,
      sample: false,
    })
    const file = accepted === null ? null : await getFile(session.get(blobStore), accepted)
    expect(file?.name).toBe('ab.pdf')
    expect(await file?.text()).toBe(await picked.text())
  })

  it('adds the MIME type of its kind to a file without one', async () => {
    const { uploads } = await added([new File([PNG], 'scan.png')])
    const [entry] = uploads.getState()
    const accepted = entry === undefined ? null : toAcceptedFile(entry, [entry])
    expect(accepted === null ? null : (await getFile(session.get(blobStore), accepted)).type).toBe(
      'image/png',
    )
  })

  it('reports missing bytes', async () => {
    const missingFile = {
      id: 'gone',
      name: 'a.pdf',
      size: 1,
      kind: 'pdf',
      pages: 1,
      sample: false,
    } as const
    await expect(getFile(session.get(blobStore), missingFile)).rejects.toThrow('no longer kept')
  })

  it.each([
    ['named .pdf, is a picture', new File([PNG], 'x.pdf'), 'wrongContent'],
    ['named .jpg, is HEIC', new File(['\0\0\0\u0018ftypheic1234'], 'x.jpg'), 'heic'],
    ['damaged', fakePdf('x.pdf', { corrupt: true }), 'corrupt'],
    ['200 pages', fakePdf('x.pdf', { pages: 200 }), 'tooManyPages'],
    ['empty', new File([], 'x.pdf'), 'empty'],
  ])('%s', async (_, file, problem) => {
    const { uploads } = await added([file])
    expect(uploads.getState()[0]?.phase).toEqual({ kind: 'problem', problem })
  })

  it('does not open a file that is too large', async () => {
    const { uploads } = await added([fakePdf('x.pdf', { size: 10 * 1_048_576 })])
    expect(uploads.getState()[0]?.phase).toEqual({ kind: 'problem', problem: 'tooLarge' })
    expect(openPdf).not.toHaveBeenCalled()
  })

  it('distinguishes a reader that failed to load from a damaged file, and retries', async () => {
    vi.mocked(openPdf).mockRejectedValueOnce(
      new TypeError('Failed to fetch dynamically imported module'),
    )
    const { uploads, ids } = await added([fakePdf('x.pdf')])
    expect(uploads.getState()[0]?.phase).toEqual({ kind: 'problem', problem: 'unchecked' })
    await uploads.recheck(ids[0] ?? '')
    expect(statuses(uploads)).toEqual(['ready'])
  })

  it('reports a file that was moved after selection', async () => {
    vi.mocked(openPdf).mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'))
    const { uploads } = await added([fakePdf('x.pdf')])
    expect(uploads.getState()[0]?.phase).toEqual({ kind: 'problem', problem: 'unreadable' })
  })

  it('aborts a check when its file is removed', async () => {
    const uploads = createUploadList(session, payslip)
    const { checked } = uploads.add([fakePdf('x.pdf')])
    const [entry] = uploads.getState()
    uploads.remove(entry?.id ?? '')
    await checked
    expect(uploads.getState()).toEqual([])
    expect(await getBlob(entry?.id ?? '')).toBeUndefined()
  })

  it('aborts all checks on unmount, and keeps accepted files', async () => {
    const { uploads, ids } = await added([fakePdf('ready.pdf')])
    const { checked } = uploads.add([fakePdf('late.pdf', { pages: 2 })])
    uploads.stop()
    await checked
    expect(statuses(uploads)).toEqual(['ready', 'checking'])
    expect(await getBlob(ids[0] ?? '')).toBeDefined()
    expect(await getBlob(uploads.getState()[1]?.id ?? '')).toBeUndefined()
  })

  it('hashes files that were accepted elsewhere and added later', async () => {
    const { uploads, ids } = await added([fakePdf('a.pdf', {})], batchLimits(payslip))
    const [accepted] = uploads.getState().flatMap((entry) => toAcceptedFile(entry, [entry]) ?? [])
    const { print = null, ...other } = { ...accepted, id: 'elsewhere', name: 'b.pdf' }
    expect(print).not.toBeNull()
    await session.get(blobStore).put((await getBlob(ids[0] ?? '')) ?? new Blob(), 'elsewhere')
    uploads.addAccepted([{ size: 1, kind: 'pdf', pages: 1, sample: false, ...other }])
    await vi.waitFor(() => expect(statuses(uploads)).toEqual(['ready', 'duplicate']))
  })

  it('detects duplicates by bytes and not by length', async () => {
    const { uploads } = await added([
      fakePdf('one.pdf', { pages: 1 }),
      fakePdf('two.pdf', { pages: 1 }),
      new File([await fakePdf('one.pdf', { pages: 1 }).text()], 'copy.pdf'),
    ])
    expect(statuses(uploads)).toEqual(['ready', 'ready', 'duplicate'])
    uploads.keepBoth(uploads.getState()[2]?.id ?? '')
    expect(statuses(uploads)).toEqual(['ready', 'ready', 'ready'])
  })

  it('replaces a file in position and deletes the old bytes', async () => {
    const { uploads, ids } = await added([fakePdf('a.pdf', { corrupt: true }), fakePdf('b.pdf')])
    await uploads.add([fakePdf('c.pdf')], { replaces: ids[0] ?? '' }).checked
    expect(uploads.getState().map(({ name }) => name)).toEqual(['c.pdf', 'b.pdf'])
    expect(await getBlob(ids[0] ?? '')).toBeUndefined()
  })
})

describe('passwords', () => {
  it('a transferred password opens a file only where locked ones are accepted', async () => {
    const locked = () => fakePdf('a.pdf', { password: 'one' })
    const [taking, refusing] = [
      createUploadList(session, bankStatement),
      createUploadList(session, payslip),
    ]
    const [id = ''] = await taking.add([locked()], { password: 'one' }).checked
    await refusing.add([locked()], { password: 'one' }).checked
    expect([statuses(taking), passwordOf(id)]).toEqual([['ready'], 'one'])
    expect(refusing.getState()[0]?.phase).toEqual({ kind: 'problem', problem: 'locked' })
  })

  it('are stored with their file once it opened, and removed with it', async () => {
    const { uploads, ids } = await added([fakePdf('a.pdf', { password: 'one' })])
    const [id = ''] = ids
    await uploads.recheck(id, 'no')
    expect(uploads.getState()[0]?.phase).toEqual({ kind: 'locked', attempt: 'wrong' })
    expect(passwordOf(id)).toBeUndefined()
    await uploads.recheck(id, 'one')
    expect([statuses(uploads), passwordOf(id)]).toEqual([['ready'], 'one'])
    uploads.remove(id)
    expect(passwordOf(id)).toBeUndefined()
  })

  it('are forgotten when the session ends', async () => {
    const { uploads, ids } = await added([fakePdf('a.pdf', { password: 'one' })])
    await uploads.recheck(ids[0] ?? '', 'one')
    session.end()
    expect(passwordOf(ids[0] ?? '')).toBeUndefined()
  })

  it.each([
    ['none', 'x', 'noFileUnlocked', ['locked', 'locked', 'ready']],
    ['some', 'one', 'someFilesUnlocked', ['ready', 'locked', 'ready']],
  ] as const)('common password opens %s', async (_, password, outcome, after) => {
    const { uploads } = await added([
      fakePdf('a.pdf', { password: 'one' }),
      fakePdf('b.pdf', { password: 'two' }),
      fakePdf('c.pdf'),
    ])
    expect(await uploads.unlockAll(password)).toBe(outcome)
    expect(statuses(uploads)).toEqual(after)
  })

  it('common password opens all that are left', async () => {
    const { uploads, ids } = await added([
      fakePdf('a.pdf', { password: 'one' }),
      fakePdf('b.pdf', { password: 'two' }),
      fakePdf('d.pdf', { password: 'two' }),
    ])
    await uploads.recheck(ids[0] ?? '', 'one')
    expect(await uploads.unlockAll('two')).toBe('allFilesUnlocked')
    expect(ids.map(passwordOf)).toEqual(['one', 'two', 'two'])
  })
})
