import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { KABIR, TIRUCHI } from './reviewSteps.ts'

export const HOSUR = 'sub-kvm-kaveri-hosur'
const CALLS = '*/service/*'

export type CapturedRequest = { path: string; query: string; body: unknown }

/** Captures the calls of address verification, except the one for sub-clients. */
export function captureRequests(): CapturedRequest[] {
  const sent: CapturedRequest[] = []
  sandboxServer.use(
    http.all(CALLS, async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const [, path] = pathname.split('/dav/')
      if (path === undefined || path === 'subclients/') return
      const text = await request.clone().text()
      sent.push({ path, query: search, body: text === '' ? null : JSON.parse(text) })
    }),
  )
  return sent
}

/** View Checks of a sub-client with its list or an error. */
export async function openChecks(more = '', subClientId = TIRUCHI) {
  const address = `/dav/uploadfile?tab=checks&client=${subClientId}${more}`
  const app = await renderApp(address, { as: KABIR })
  await screen.findByRole('tab', { name: 'View Checks', selected: true })
  return app
}

/** By label, because role queries are slow with many rows. */
export async function table(): Promise<HTMLTableElement> {
  const casesTable = await screen.findByLabelText('Cases')
  if (!(casesTable instanceof HTMLTableElement)) throw new Error('the list is no table')
  return casesTable
}

/** The row of a case, once it is shown. */
export async function rowOf({ sourceData }: SandboxCase) {
  const name = await within(await table()).findByText(sourceData.name)
  const row = name.closest('tr')
  if (row === null) throw new Error(`no row of ${sourceData.name}`)
  return within(row)
}

export const dialog = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name }))
