import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { Sample } from '#shared/kits/upload/samples/sample.ts'
import { UPLOAD_LIMITS, type UploadLimits } from '#shared/platform/config/limits.ts'
import { openPdf } from '#shared/platform/pdf/pdfEngine.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'
import { fakePdf } from '#tests/support/fakePdf.ts'
import { renderUploader } from './renderUploader.tsx'
import { OneFilePage } from './uploaders.tsx'

const { payslip, bankStatement } = UPLOAD_LIMITS
const UNLOCKING: UploadLimits = { ...payslip, lockedFiles: 'unlock' }
const SAMPLE: Sample = {
  name: 'sample-payslip.pdf',
  url: '/samples/sample-payslip.pdf',
  size: 3739,
  pages: 1,
}

beforeEach(() => {
  vi.mocked(openPdf).mockReset()
})

type PageProps = { limits: UploadLimits; onChange: (file: AcceptedFile | null) => void }

function Page({ limits, onChange }: PageProps) {
  const [file, setFile] = useState<AcceptedFile | null>(null)
  return (
    <>
      <OneFilePage
        limits={limits}
        file={file}
        samples={[SAMPLE]}
        onChange={(next) => {
          onChange(next)
          setFile(next)
        }}
      />
      <p>{file === null ? 'Not Uploaded' : 'Uploaded Successfull'}</p>
    </>
  )
}

function open(limits: UploadLimits = payslip, clientPrivilege?: string) {
  const onChange = vi.fn<(file: AcceptedFile | null) => void>()
  return {
    onChange,
    ...renderUploader(<Page limits={limits} onChange={onChange} />, clientPrivilege),
  }
}

/** A drag as a browser describes it: files and items both. */
const dragged = (file: File) => ({
  files: [file],
  items: [{ kind: 'file', type: file.type, getAsFile: () => file }],
  types: ['Files'],
})
const pick = () => screen.getByLabelText('Choose a file')
const dialog = async (name: DialogName) =>
  screen.findByRole('alertdialog', { name: DIALOG_CATALOGUE[name].title })

describe('a file that is fine', () => {
  it('is checked and accepted, with its facts on the card', async () => {
    const { user, onChange } = open()
    expect(screen.getByText('Only PDF files with max 10MB')).toBeVisible()
    await user.upload(
      pick(),
      fakePdf('A very long name of a payslip of Sep 2026.pdf', { pages: 3 }),
    )
    const card = await screen.findByRole('region', { name: 'Chosen file' })
    await waitFor(() => expect(screen.getByText('Uploaded Successfull')).toBeVisible())
    expect(within(card).getByText('A very long name of…')).toBeVisible()
    expect(within(card).getByText('Ready')).toBeVisible()
    expect(within(card).getByText(/0\.01 MB · 3 pages/)).toBeVisible()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'pdf', pages: 3, sample: false }),
    )
  })

  it('can be removed', async () => {
    const { user, onChange } = open()
    await user.upload(pick(), fakePdf('a.pdf'))
    await user.click(await screen.findByRole('button', { name: 'Remove a.pdf' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(screen.getByRole('button', { name: 'Browse files' })).toBeVisible()
  })

  it('can be replaced', async () => {
    const { user, onChange } = open()
    await user.upload(pick(), fakePdf('a.pdf'))
    await user.upload(await screen.findByLabelText('Replace a.pdf: file'), fakePdf('b.pdf'))
    expect(await screen.findByText('b.pdf')).toBeVisible()
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'b.pdf' })),
    )
  })

  it('reports an empty folder', async () => {
    const { onChange } = open()
    await screen.findByRole('button', { name: 'Browse files' })
    const folder = {
      isDirectory: true,
      isFile: false,
      name: 'Payslips',
      createReader: () => ({ readEntries: (done: (entries: []) => void) => done([]) }),
    }
    // A browser lists a folder as if it were a file.
    const listed = new File(['x'], 'Payslips')
    const item = { kind: 'file', type: '', getAsFile: () => listed, webkitGetAsEntry: () => folder }
    fireEvent.drop(document.body, { dataTransfer: { ...dragged(listed), items: [item] } })
    expect(await dialog('emptyFolderError')).toHaveTextContent('There are no files in “Payslips”')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('cannot change the text direction of a message', async () => {
    const { user } = open()
    await user.upload(pick(), fakePdf('invoice\u202Efdp.pdf'))
    const text = (await dialog('filenameError')).textContent
    expect(text).toContain(
      'characters that change the text direction are not allowed. Rename to: invoicefdp.pdf',
    )
    expect(document.body.textContent).not.toContain('\u202E')
  })

  it('is renamed if its name has spaces at the end', async () => {
    const { user, onChange } = open()
    await user.upload(pick(), fakePdf('a.pdf '))
    const box = await dialog('filenameError')
    expect(box).toHaveTextContent('It ends with a space. Rename to: a.pdf')
    await user.click(within(box).getByRole('button', { name: 'AUTORENAME' }))
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'a.pdf' })),
    )
  })

  it('is replaced by one dropped later, anywhere on the page', async () => {
    const { user, onChange } = open()
    await user.upload(pick(), fakePdf('a.pdf'))
    await screen.findByRole('button', { name: 'Remove a.pdf' })
    await waitFor(() => expect(screen.getByText('Uploaded Successfull')).toBeVisible())
    const left = fireEvent.drop(document.body, { dataTransfer: dragged(fakePdf('b.pdf')) })
    expect(left, 'the browser does not open the file itself').toBe(false)
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'b.pdf' })),
    )
    expect(onChange.mock.calls.map(([file]) => file?.name)).toEqual(['a.pdf', undefined, 'b.pdf'])
  })

  it.each([
    [
      'dropped on the zone',
      () =>
        fireEvent.drop(screen.getByRole('group', { name: 'Drop a payslip here' }), {
          dataTransfer: dragged(fakePdf('a.pdf')),
        }),
    ],
    [
      'dropped anywhere',
      () =>
        fireEvent.drop(document.body, {
          dataTransfer: { files: [fakePdf('a.pdf')], types: ['Files'] },
        }),
    ],
    [
      'pasted',
      () => fireEvent.paste(document.body, { clipboardData: { files: [fakePdf('a.pdf')] } }),
    ],
  ])('may be %s', async (_, bring) => {
    const { onChange } = open()
    bring()
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'a.pdf' }))
  })

  it('ignores pasted text', () => {
    const { onChange } = open()
    const event = fireEvent.paste(document.body, { clipboardData: { files: [] } })
    expect(event).toBe(true)
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('a problem shows its dialog and its text on the card', () => {
  it.each<[string, File, DialogName, string]>([
    [
      '10 MB',
      fakePdf('a.pdf', { size: 10 * 1_048_576 }),
      'servicefilesizeError',
      'File is too large',
    ],
    [
      '200 pages',
      fakePdf('a.pdf', { pages: 200 }),
      'filePagesError',
      'File has Exceeded Page Limit',
    ],
    [
      'a password',
      fakePdf('a.pdf', { password: 'x' }),
      'passwordProtectFileError',
      'Password protected',
    ],
    ['damage', fakePdf('a.pdf', { corrupt: true }), 'fileCorruptError', 'Damaged file'],
    ['no content', new File([], 'a.pdf'), 'fileCorruptError', 'Empty file'],
    [
      'other content',
      new File(['hello'], 'a.pdf'),
      'fileCorruptError',
      'Content does not match its name',
    ],
    ['81 characters', fakePdf(`${'a'.repeat(81)}.pdf`), 'fileLengthError', 'File name is too long'],
    ['a bad character', fakePdf('a&b.pdf'), 'filenameError', 'Filename has unsupported Characters'],
  ])('%s', async (_, file, name, word) => {
    const { user, onChange } = open()
    await user.upload(pick(), file)
    const box = await dialog(name)
    await user.click(within(box).getByRole('button', { name: DIALOG_CATALOGUE[name].btnText }))
    expect(
      within(screen.getByRole('region', { name: 'Chosen file' })).getByText(word),
    ).toBeVisible()
    expect(screen.getByRole('group', { name: 'Drop another file' })).toBeVisible()
    expect(screen.getByText('Not Uploaded')).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
  })

  it.each<[string, File[], DialogName]>([
    ['an unknown kind', [new File(['x'], 'a.docx')], 'wrongFormat'],
    ['HEIC', [new File(['x'], 'a.HEIC')], 'wrongFormat'],
    ['two files', [fakePdf('a.pdf'), fakePdf('b.pdf')], 'fileCountError'],
  ])('%s leaves the drop zone as it was', async (_, files, name) => {
    const { user, onChange } = open()
    fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } })
    const box = await dialog(name)
    await user.click(within(box).getByRole('button', { name: DIALOG_CATALOGUE[name].btnText }))
    expect(screen.getByRole('button', { name: 'Browse files' })).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('AUTORENAME continues with the new name', async () => {
    const { user, onChange } = open()
    await user.upload(pick(), fakePdf('Sep & Oct.pdf', { pages: 2 }))
    await user.click(
      within(await dialog('filenameError')).getByRole('button', { name: 'AUTORENAME' }),
    )
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Sep  Oct.pdf', pages: 2 }),
      ),
    )
  })

  it('Rename on the card does the same later', async () => {
    const { user, onChange } = open()
    await user.upload(pick(), fakePdf('&.pdf'))
    await user.click(within(await dialog('filenameError')).getByRole('button', { name: 'OK' }))
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'Renamed_File.pdf' })),
    )
  })

  it('a new file replaces one with a problem', async () => {
    const { user, onChange } = open()
    await user.upload(pick(), fakePdf('bad.pdf', { corrupt: true }))
    await user.click(within(await dialog('fileCorruptError')).getByRole('button', { name: 'OK' }))
    await user.upload(screen.getByLabelText('Replace bad.pdf: file'), fakePdf('good.pdf'))
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'good.pdf' })),
    )
    expect(screen.queryByText('bad.pdf')).toBeNull()
  })
})

describe('a locked file that can be unlocked', () => {
  it('asks, refuses a wrong password, opens with the right one', async () => {
    const { user, onChange } = open(UNLOCKING)
    await user.upload(pick(), fakePdf('a.pdf', { password: 'right' }))
    const field = await screen.findByLabelText('Password for a.pdf')
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeDisabled()
    await user.type(field, 'wrong{Enter}')
    await user.click(
      within(await dialog('fileProtectedWrongError')).getByRole('button', { name: 'OK' }),
    )
    expect(screen.getByText('Sorry, wrong password. Please try again.')).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
    await user.clear(field)
    await user.type(field, 'right')
    await user.click(screen.getByRole('button', { name: 'Unlock' }))
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'a.pdf' })),
    )
  })
})

describe('sample files', () => {
  it('are for trial users', () => {
    open(payslip, 'Paid')
    expect(screen.queryByRole('button', { name: 'Use Sample File' })).toBeNull()
  })

  it('are listed with name, pages and size, and checked as any other', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(await fakePdf('x').text()))
    const { user, onChange } = open(payslip, 'Trial')
    await user.click(screen.getByRole('button', { name: 'Use Sample File' }))
    const popup = await screen.findByRole('dialog', { name: 'Sample Documents' })
    expect(
      within(popup).getByText('default sample document provided for use during your free trial'),
    ).toBeVisible()
    expect(within(popup).getByText('1 page · 0.01 MB')).toBeVisible()
    await user.click(within(popup).getByRole('button', { name: /sample-payslip\.pdf/ }))
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'sample-payslip.pdf', sample: true }),
      ),
    )
  })

  it('report a load error', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
    const { user } = open(payslip, 'Trial')
    await user.click(screen.getByRole('button', { name: 'Use Sample File' }))
    await user.click(await screen.findByRole('button', { name: /sample-payslip\.pdf/ }))
    expect(await dialog('uploadFailed')).toHaveTextContent('The sample could not be loaded.')
  })
})

it('accepts images where they are allowed', async () => {
  const { user, onChange } = open({ ...bankStatement, maxFiles: 1 })
  await user.upload(pick(), new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'page.JPG'))
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'page.JPG', kind: 'jpg', pages: null }),
    ),
  )
})
