import { readFileSync } from 'node:fs'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { FileHistory } from '#shared/kits/history/finding.ts'
import { examineInWorker } from '#shared/kits/history/worker/examineInWorker.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { deferred } from '#tests/support/deferred.ts'
import { fakePdf } from '#tests/support/fakePdf.ts'
import { renderUploader } from '../upload/renderUploader.tsx'
import { FilesPage } from '../upload/uploaders.tsx'

vi.mock('#shared/kits/history/worker/examineInWorker.ts', () => ({
  examineInWorker: vi.fn<typeof examineInWorker>(),
}))

const AMOUNT = {
  label: 'HRA',
  before: '38,400.00',
  now: '68,400.00',
  beforePlace: null,
  nowPlace: null,
}
const CHANGED: FileHistory = {
  kind: 'read',
  findings: [
    {
      rule: 'wordsChanged',
      page: 3,
      version: { index: 0, page: 3 },
      evidence: [AMOUNT],
      facts: [],
    },
    { rule: 'editor', page: null, version: null, evidence: [], facts: ['Sejda', 'a', 'b'] },
  ],
  versions: [],
  pages: 3,
  notChecked: [],
}

const open = (...files: File[]) => {
  renderUploader(
    <FilesPage
      limits={UPLOAD_LIMITS.bankStatement}
      files={[]}
      onChange={vi.fn<() => void>()}
      onContinue={vi.fn<() => void>()}
    />,
  )
  fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } })
}

it('looks at a file after it is ready, and never holds it back', async () => {
  const held = deferred()
  vi.mocked(examineInWorker).mockImplementation(async () => {
    await held.promise
    return CHANGED
  })
  open(fakePdf('august.pdf'))
  const row = await screen.findByRole('listitem', { name: 'august.pdf' })
  expect(await within(row).findByText('History of the file: looking')).toBeVisible()
  expect(within(row).getByText('Ready')).toBeVisible()
  expect(screen.getByRole('button', { name: 'CONTINUE' })).toBeEnabled()
  held.resolve()
  expect(await within(row).findByText('1 amount was changed on page 3')).toBeVisible()
  expect(within(row).getByText('1 more')).toBeVisible()
  expect(within(row).getByRole('button', { name: /^Look at the history/ })).toBeVisible()
})

it('says what could not be checked, without a link', async () => {
  vi.mocked(examineInWorker).mockResolvedValue({ kind: 'unread', reason: 'It takes too long.' })
  open(fakePdf('heavy.pdf'))
  expect(await screen.findByText('Not checked: It takes too long.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Look at the history/ })).toBeNull()
})

it('looks at a picture, too', async () => {
  vi.mocked(examineInWorker).mockResolvedValue({
    kind: 'read',
    isPicture: true,
    findings: [
      { rule: 'pictureEditor', page: null, version: null, evidence: [], facts: ['GIMP 2.10'] },
    ],
    versions: [],
    pages: 1,
    notChecked: [],
  })
  open(new File([readFileSync('tests/fixtures/history/picture-png-40-1.png')], 'card.png'))
  expect(await screen.findByText('Saved by GIMP 2.10')).toBeVisible()
})
