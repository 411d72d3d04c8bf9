import { fireEvent, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { openPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { dialogOf } from '../auth/steps.ts'
import { pick, proceed } from './steps.tsx'

async function open() {
  const app = await renderApp('/payslip', { as: 'kabir.sethi@kaveri.example' })
  await screen.findByText('Drop a payslip here')
  return app
}

test('a file whose reader stops responding shows fileTooSlowError', async () => {
  const { user } = await open()
  vi.mocked(openPdf).mockResolvedValueOnce({ kind: 'tooSlow' })
  await pick(user, 'payslip.pdf')
  expect(await dialogOf('fileTooSlowError')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull()
})

test('a dropped empty folder shows emptyFolderError', async () => {
  await open()
  const listed = new File(['x'], 'Payslips') // a browser lists a folder like a file
  const folder = {
    isDirectory: true,
    isFile: false,
    name: 'Payslips',
    createReader: () => ({ readEntries: (done: (entries: []) => void) => done([]) }),
  }
  const item = { kind: 'file', type: '', getAsFile: () => listed, webkitGetAsEntry: () => folder }
  fireEvent.drop(document.body, {
    dataTransfer: { files: [listed], items: [item], types: ['Files'] },
  })
  expect(await dialogOf('emptyFolderError')).toHaveTextContent('There are no files in “Payslips”')
})

test('a rejected file that the browser no longer has shows fileNotKept when it is used again', async () => {
  const { user } = await open()
  await proceed(user, 'low-credits.pdf')
  await press(user, 'OK')
  await screen.findByRole('button', { name: 'Use it again' })
  await clearBlobStore()
  await press(user, 'Use it again')
  expect(await dialogOf('fileNotKept')).toBeVisible()
})
