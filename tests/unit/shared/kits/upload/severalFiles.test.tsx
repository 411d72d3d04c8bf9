import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { openPdf } from '#shared/platform/pdf/pdfEngine.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'
import { fakePdf } from '#tests/support/fakePdf.ts'
import { renderUploader } from './renderUploader.tsx'
import { FilesPage } from './uploaders.tsx'

const { bankStatement } = UPLOAD_LIMITS

beforeEach(() => {
  vi.mocked(openPdf).mockReset()
})

function open(files: readonly AcceptedFile[] = []) {
  const onChange = vi.fn<(ready: AcceptedFile[], complete: boolean) => void>()
  const onContinue = vi.fn<(files: AcceptedFile[]) => void>()
  const rendered = renderUploader(
    <FilesPage limits={bankStatement} files={files} onChange={onChange} onContinue={onContinue} />,
  )
  return { onChange, onContinue, ...rendered }
}

function drop(...files: File[]) {
  fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } })
}

const row = async (name: string) => screen.findByRole('listitem', { name })
const goOn = () => screen.getByRole('button', { name: 'CONTINUE' })
const dialog = async (name: DialogName) =>
  screen.findByRole('alertdialog', { name: DIALOG_CATALOGUE[name].title })

/** The six files of picture 03. */
async function dropSix() {
  drop(
    fakePdf('ready.pdf', { pages: 14 }),
    fakePdf('locked.pdf', { password: 'secret' }),
    fakePdf('Sep & Oct.pdf', { pages: 18 }),
    fakePdf('long.pdf', { pages: 212 }),
    new File([await fakePdf('ready.pdf', { pages: 14 }).text()], 'ready (1).pdf'),
    fakePdf('nov.pdf', { pages: 4 }),
  )
  await screen.findByText(/Still to do/, { selector: '.sticky-bar-reason' })
}

describe('a list of files', () => {
  it('shows each result, the totals, and the remaining tasks', async () => {
    open()
    await dropSix()
    expect(await screen.findByRole('heading', { name: 'Total Files (6)' })).toBeVisible()
    for (const [name, words] of [
      ['ready.pdf', 'Ready'],
      ['locked.pdf', 'Locked'],
      ['Sep & Oct.pdf', 'Filename has unsupported Characters'],
      ['long.pdf', 'File has Exceeded Page Limit'],
      ['ready (1).pdf', 'Same content twice'],
      ['nov.pdf', 'Ready'],
    ] as const)
      expect(await within(await row(name)).findByText(words)).toBeVisible()
    for (const chip of ['2 ready', '2 to fix', '2 to decide'])
      expect(await screen.findByText(chip)).toBeVisible()
    expect(
      screen.getByText('Still to do: unlock 1, rename 1, replace 1, keep or remove 1', {
        selector: '.sticky-bar-reason',
      }),
    ).toBeVisible()
    expect(screen.getByText('6 files')).toBeVisible()
    expect(screen.getByText(/262 pages/)).toHaveTextContent('262 pages known so far')
    expect(goOn()).toBeDisabled()
  })

  it('continues when every problem is fixed', async () => {
    const { store, user, onContinue, onChange } = open()
    await dropSix()
    await user.type(
      within(await row('locked.pdf')).getByLabelText('Password for locked.pdf'),
      'secret{Enter}',
    )
    await user.click(within(await row('Sep & Oct.pdf')).getByRole('button', { name: 'Rename' }))
    await user.upload(
      screen.getByLabelText('Replace long.pdf: file'),
      fakePdf('short.pdf', { pages: 3 }),
    )
    await user.click(within(await row('ready (1).pdf')).getByRole('button', { name: 'Keep both' }))
    await waitFor(() => expect(goOn()).toBeEnabled())
    await user.click(goOn())
    const [files] = onContinue.mock.calls[0] ?? []
    expect(files?.map(({ name }) => name)).toEqual([
      'ready.pdf',
      'locked.pdf',
      'Sep  Oct.pdf',
      'short.pdf',
      'ready (1).pdf',
      'nov.pdf',
    ])
    expect(files?.map(({ id }) => store.session.get(filePasswords).get(id))).toEqual([
      undefined,
      'secret',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(onChange).toHaveBeenLastCalledWith(files, true)
  })

  it('reports a wrong password and keeps the field', async () => {
    const { user } = open()
    drop(fakePdf('locked.pdf', { password: 'secret' }))
    const card = await row('locked.pdf')
    const unlock = await within(card).findByRole('button', { name: 'Unlock' })
    expect(unlock).toBeDisabled()
    await user.type(within(card).getByLabelText('Password for locked.pdf'), 'nope')
    await user.click(unlock)
    expect(await within(card).findByText('Sorry, wrong password. Please try again.')).toBeVisible()
    expect(within(card).getByLabelText('Password for locked.pdf')).toBeInvalid()
  })

  it('returns to the drop zone when the last file is removed', async () => {
    const { user, onChange } = open()
    drop(fakePdf('a.pdf'))
    await user.click(await screen.findByRole('button', { name: 'Remove a.pdf' }))
    expect(screen.getByRole('button', { name: 'Browse files' })).toBeVisible()
    expect(onChange).toHaveBeenLastCalledWith([], false)
  })

  it('adds more by Browse files, drop or paste', async () => {
    const { user } = open()
    drop(fakePdf('a.pdf'))
    await row('a.pdf')
    expect(screen.getByRole('button', { name: 'Browse files' })).toBeVisible()
    await user.upload(screen.getByLabelText('Choose more files'), [fakePdf('b.pdf')])
    fireEvent.paste(document.body, { clipboardData: { files: [fakePdf('c.pdf')] } })
    expect(await screen.findByRole('heading', { name: 'Total Files (3)' })).toBeVisible()
    await waitFor(() => expect(goOn()).toBeEnabled())
  })

  it('starts with the given files', () => {
    open([{ id: 'x', name: 'kept.pdf', size: 100, kind: 'pdf', pages: 2, sample: false }])
    expect(screen.getByText('kept.pdf')).toBeVisible()
    expect(goOn()).toBeEnabled()
  })
})

describe('one password for all files', () => {
  const name = 'Single password for all files'

  it('cannot be switched on when nothing is locked', async () => {
    open()
    drop(fakePdf('a.pdf'))
    await waitFor(() => expect(goOn()).toBeEnabled())
    expect(screen.getByRole('switch', { name })).toBeDisabled()
  })

  it.each<[string, DialogName]>([
    ['neither', 'noFileUnlocked'],
    ['one', 'someFilesUnlocked'],
  ])('%s', async (password, outcome) => {
    const { user } = open()
    drop(fakePdf('a.pdf', { password: 'one' }), fakePdf('b.pdf', { password: 'two' }))
    await screen.findByLabelText('Password for b.pdf')
    await user.click(screen.getByRole('switch', { name }))
    expect(screen.queryByLabelText('Password for a.pdf')).toBeNull()
    expect(screen.getByRole('button', { name: 'Unlock all' })).toBeDisabled()
    await user.type(screen.getByLabelText('Single password'), `${password}{Enter}`)
    expect(await dialog(outcome)).toBeVisible()
  })

  it('allFilesUnlocked, after which the switch is disabled', async () => {
    const { user } = open()
    drop(fakePdf('a.pdf', { password: 'same' }), fakePdf('b.pdf', { password: 'same' }))
    await screen.findByLabelText('Password for b.pdf')
    await user.click(screen.getByRole('switch', { name }))
    await user.type(screen.getByLabelText('Single password'), 'same')
    await user.click(screen.getByRole('button', { name: 'Unlock all' }))
    await user.click(within(await dialog('allFilesUnlocked')).getByRole('button'))
    expect(screen.getByRole('switch', { name })).toBeDisabled()
    expect(goOn()).toBeEnabled()
  })
})

describe('rules about files together', () => {
  it.each<[string, File[], DialogName, number]>([
    ['13 files', Array.from({ length: 13 }, (_, at) => fakePdf(`${at}.pdf`)), 'fileCountError', 0],
    ['PDF and picture', [fakePdf('a.pdf'), new File(['x'], 'b.jpg')], 'mixedFormat', 0],
    [
      'more than 20 MB',
      Array.from({ length: 3 }, (_, at) => fakePdf(`${at}.pdf`, { size: 7 * 1_048_576 })),
      'totalFileSizeError',
      0,
    ],
    [
      'an unknown kind among others',
      [fakePdf('a.pdf'), new File(['x'], 'b.txt')],
      'wrongFormat',
      1,
    ],
  ])('%s', async (_, files, name, taken) => {
    const { user } = open()
    drop(...files)
    const box = await dialog(name)
    await user.click(within(box).getByRole('button', { name: 'OK' }))
    expect(screen.queryAllByRole('listitem', { name: /\.pdf$/ })).toHaveLength(taken)
  })
})
