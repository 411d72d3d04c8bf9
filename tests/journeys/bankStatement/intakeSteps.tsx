import { screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { selectIntake } from '#features/financial/bankStatement/intake/state/intakeSlice.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { asFile, makeWorkbook } from '#tests/fixtures/make.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { fakePdf } from '#tests/support/fakePdf.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { reloadTab } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'

/** Picks files in the visible uploader; a file picker may return any files. */
export async function pick(...files: File[]): Promise<void> {
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no way to pick a file')
  await userEvent.setup({ applyAccept: false }).upload(input, files)
}

/** Waits until this many files are ready. */
export async function ready(count: number): Promise<void> {
  await screen.findByText(`${count} ready`)
}

/** Captures the upload request; the job stays in progress. */
export function captureUpload() {
  const sent: { query: string; parts: Record<string, string[]> }[] = []
  sandboxServer.use(
    http.post('*/bankstatement/upload', async ({ request }) => {
      const form = await request.clone().formData()
      const parts: Record<string, string[]> = {}
      for (const [name, value] of form.entries()) {
        parts[name] = [...(parts[name] ?? []), typeof value === 'string' ? value : value.name]
      }
      sent.push({ query: new URL(request.url).search, parts })
      return HttpResponse.json({ clientRequestTransactionID: 'TX-1' })
    }),
    http.get('*/bankstatement/status', () =>
      HttpResponse.json({ status: 'In Progress', Percentage: 30, Time_left: 60 }),
    ),
  )
  return sent
}

/** The bank statement page, for a user with full access. */
export async function openIntake() {
  const app = await renderApp('/bankstatement', { as: 'kabir.sethi@kaveri.example' })
  await screen.findByText('Drop bank statements here')
  return app
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

export const intakeState = (store: AppStore) => selectIntake(store.getState()).kind

export async function chooseBank(user: UserEvent, bank: string, type: string): Promise<void> {
  const field = await screen.findByRole('combobox', { busy: false })
  await user.clear(field)
  await user.type(field, bank)
  await user.click(screen.getByRole('option', { name: bank }))
  await user.click(screen.getByRole('radio', { name: type }))
}

/** Uploads one file, chooses its bank and goes to the preview. */
export async function openPreview(user: UserEvent): Promise<void> {
  await pick(fakePdf('April.pdf'))
  await ready(1)
  await press(user, 'Continue')
  await chooseBank(user, 'HDFC Bank', 'Savings')
  await press(user, 'Continue')
  await screen.findByRole('button', { name: 'PROCEED' })
}

export async function addSecondAccount(user: UserEvent): Promise<void> {
  await press(user, 'Add Bank Account')
  await screen.findByText("Drop the second account's statements here")
  await pick(fakePdf('Other.pdf'))
  await ready(1)
  await chooseBank(user, 'UCO Bank', 'Current')
  await press(user, 'Continue')
  await screen.findByRole('button', { name: 'PROCEED' })
}

/** A related-parties workbook. */
export const relatedParties = async (): Promise<File> =>
  asFile(await makeWorkbook({ rows: 2, columns: 2 }), 'parties.xlsx')

/** Reloads the page: the same storage, a new store, no passwords. */
export const reloadPage = async (store: AppStore) =>
  renderApp('/bankstatement', { store: reloadTab(store) })
