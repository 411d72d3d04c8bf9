import { useState } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { makeStore } from '#shared/platform/store/makeStore.ts'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'
import { OverlayHost } from '#shared/ui/dialogs/OverlayHost.tsx'
import { FilesPage, OneFilePage } from '#tests/unit/shared/kits/upload/uploaders.tsx'

const { bankStatement, payslip } = UPLOAD_LIMITS
const URLS = import.meta.glob<string>('../fixtures/pdf/*', {
  query: '?url',
  import: 'default',
  eager: true,
})
const PASSWORD = 'lekha123'
const NO_SAMPLES: readonly [] = []

afterEach(async () => clearBlobStore())

async function fixture(name: string, as = name): Promise<File> {
  const url = URLS[`../fixtures/pdf/${name}.pdf`]
  if (url === undefined) throw new Error(`no fixture ${name}`)
  return new File([await (await fetch(url)).blob()], `${as}.pdf`, { type: 'application/pdf' })
}

/** A real drag: enter, over and drop with a DataTransfer that holds the files. */
function drop(target: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  for (const type of ['dragenter', 'dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

function Single({ onChange }: { onChange: (file: AcceptedFile | null) => void }) {
  const [file, setFile] = useState<AcceptedFile | null>(null)
  return (
    <OneFilePage
      limits={payslip}
      samples={NO_SAMPLES}
      file={file}
      onChange={(next) => {
        onChange(next)
        setFile(next)
      }}
    />
  )
}

async function open(uploader: React.ReactNode) {
  const store = makeStore()
  await render(
    <Provider store={store}>
      <MemoryRouter>
        {uploader}
        <OverlayHost />
      </MemoryRouter>
    </Provider>,
  )
  return store
}

async function openMulti(...files: File[]) {
  const onContinue = vi.fn<(files: AcceptedFile[]) => void>()
  const store = await open(
    <FilesPage limits={bankStatement} onChange={vi.fn()} onContinue={onContinue} />,
  )
  await expect.element(page.getByText('Drop statements here')).toBeVisible()
  drop(document.body, ...files)
  return { store, onContinue }
}

const dialog = (name: DialogName) =>
  page.getByRole('alertdialog', { name: DIALOG_CATALOGUE[name].title })

describe('one file', () => {
  it.each([
    ['the zone', () => page.getByRole('group', { name: 'Drop a payslip here' }).element()],
    ['anywhere on the page', () => document.body],
  ])('dropped on %s is checked once', async (_, target) => {
    const onChange = vi.fn<(file: AcceptedFile | null) => void>()
    await open(<Single onChange={onChange} />)
    await expect.element(page.getByRole('button', { name: 'Browse files' })).toBeVisible()
    drop(target(), await fixture('plain'))
    await expect.element(page.getByText('Ready', { exact: true })).toBeVisible()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'plain.pdf', pages: 1 }),
    )
  })

  it('pasted is checked', async () => {
    const onChange = vi.fn<(file: AcceptedFile | null) => void>()
    await open(<Single onChange={onChange} />)
    await expect.element(page.getByRole('button', { name: 'Browse files' })).toBeVisible()
    const clipboardData = new DataTransfer()
    clipboardData.items.add(await fixture('plain'))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
    await expect.element(page.getByText('Ready', { exact: true })).toBeVisible()
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('that is locked is refused with its dialog', async () => {
    await open(<Single onChange={vi.fn()} />)
    await expect.element(page.getByRole('button', { name: 'Browse files' })).toBeVisible()
    drop(document.body, await fixture('locked-aes-256'))
    await expect.element(dialog('passwordProtectFileError')).toBeVisible()
  })
})

describe('several files, one password for all', () => {
  it('unlocks every cipher, then CONTINUE', async () => {
    const names = ['locked-rc4-40', 'locked-rc4-128', 'locked-aes-128', 'locked-aes-256']
    const { store, onContinue } = await openMulti(
      ...(await Promise.all(names.map(async (name) => fixture(name)))),
    )
    await expect.element(page.getByText('Still to do: unlock 4').first()).toBeVisible()
    await page.getByRole('switch', { name: 'Single password for all files' }).click()
    await page.getByLabelText('Single password', { exact: true }).fill(PASSWORD)
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog('allFilesUnlocked')).toBeVisible()
    await dialog('allFilesUnlocked').getByRole('button').click()
    await expect
      .element(page.getByRole('switch', { name: 'Single password for all files' }))
      .toBeDisabled()
    await page.getByRole('button', { name: 'CONTINUE' }).click()
    const [files = []] = onContinue.mock.calls[0] ?? []
    expect(files.map(({ id }) => store.session.get(filePasswords).get(id))).toEqual([
      PASSWORD,
      PASSWORD,
      PASSWORD,
      PASSWORD,
    ])
  })

  it('noFileUnlocked with a wrong one', async () => {
    await openMulti(await fixture('locked-rc4-40'), await fixture('plain'))
    await page.getByRole('switch', { name: 'Single password for all files' }).click()
    await page.getByLabelText('Single password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Unlock all' }).click()
    await expect.element(dialog('noFileUnlocked')).toBeVisible()
  })

  it('leaves each file its own password', async () => {
    await openMulti(await fixture('locked-aes-128'), await fixture('plain'))
    await page.getByLabelText('Password for locked-aes-128.pdf').fill('wrong')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Sorry, wrong password. Please try again.')).toBeVisible()
    await page.getByLabelText('Password for locked-aes-128.pdf').fill(PASSWORD)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect.element(page.getByRole('button', { name: 'CONTINUE' })).toBeEnabled()
  })
})
