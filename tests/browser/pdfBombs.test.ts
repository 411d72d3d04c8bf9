import { beforeAll, describe, it } from 'vitest'
import { createUploadList } from '#shared/kits/upload/fileList/uploadList.ts'
import { BYTES_PER_MB, UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { StalledError } from '#shared/platform/lib/async/stallTimeout.ts'
import { openPdf, warmUpPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { createSessionScope } from '#shared/platform/store/sessionScope.ts'
import { objectStreamBomb, pageBomb, xrefBomb } from '#tests/fixtures/bombs.ts'
import { asFile, makePdf } from '#tests/fixtures/make.ts'

/** Enough for pdf.js to be busy for well over the limit. */
const UNPACKED = 512 * BYTES_PER_MB

beforeAll(async () => warmUpPdf())

/** Together, because each lasts as long as the limit. */
describe.concurrent('a file that blocks its worker', () => {
  it('fails after the limit while the others finish', async ({ expect, onTestFinished }) => {
    const uploads = createUploadList(createSessionScope(), UPLOAD_LIMITS.bankStatement)
    onTestFinished(() => uploads.stop())
    const checkedNames = new Set<string>()
    uploads.subscribe(() => {
      for (const { name, phase } of uploads.getState())
        if (phase.kind !== 'checking') checkedNames.add(name)
    })
    const { checked } = uploads.add([
      new File([await xrefBomb(UNPACKED)], 'table.pdf'),
      new File([await objectStreamBomb(UNPACKED)], 'objects.pdf'),
      ...(await Promise.all(
        ['a.pdf', 'b.pdf'].map(async (name) => asFile(await makePdf({ pages: 3 }), name)),
      )),
    ])
    await checked
    const slow = { kind: 'problem', problem: 'tooSlow' }
    expect(uploads.getState().map(({ phase }) => phase)).toEqual([
      slow,
      slow,
      { kind: 'ready' },
      { kind: 'ready' },
    ])
    // How many of them before the limit is over is the machine's affair; one shows that they stand in no queue.
    expect(['a.pdf', 'b.pdf']).toContain([...checkedNames][0])
  })

  it('loses at most one page and still reads the others', async ({ expect }) => {
    const opening = await openPdf(await pageBomb(UNPACKED))
    if (opening.kind !== 'ok') throw new Error(opening.kind)
    const { document } = opening
    const second = await document.getPage(2)
    const canvas = window.document.createElement('canvas')
    const drawn = second.draw(canvas, 1)
    // Asked for while page 2 holds the reader.
    const third = document.getPage(3).then(async (page) => page.getText())
    // A machine that unpacks it within the limit, or refuses the memory for it, draws an empty page.
    const outcome = await drawn.then(
      () => 'drawn',
      (error: unknown) => error,
    )
    expect(outcome === 'drawn' || outcome instanceof StalledError).toBe(true)
    expect((await third).join('')).toContain('Third page')
    await document.firstPage.draw(canvas, 1)
    await document.close()
  })
})
