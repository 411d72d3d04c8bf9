import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { fill, press } from '#tests/support/userActions.ts'

const PATH = '*/master/V1/service-management'

export type CapturedRequest = { method: string; query: string; body: unknown }

/** The service calls from now on; a list request is a bare 'GET'. */
export function captureRequests(): (CapturedRequest | 'GET')[] {
  const sent: (CapturedRequest | 'GET')[] = []
  sandboxServer.use(
    http.all(PATH, async ({ request }) => {
      if (request.method === 'GET') {
        sent.push('GET')
        return
      }
      const body: unknown = await request.clone().json()
      sent.push({ method: request.method, query: new URL(request.url).search, body })
    }),
  )
  return sent
}

/** Opens Service Management as ProductAdmin with its list. */
export async function openServices(path = '/admin/service') {
  const app = await renderApp(path, { as: 'vidya.iyer@lekha.example' })
  await screen.findByRole('link', { name: 'payslip' })
  return app
}

/** Label → text of a valid new service, and its member in the body. */
export const RENT_SLIP = {
  'Service name': 'rentSlip',
  Description: 'Reads rent receipts',
  'Service type': 'Financial Services',
  'Endpoint document': 'https://docs.lekha.example/rent-slip',
} as const

export const RENT_SLIP_BODY = {
  name: 'rentSlip',
  description: 'Reads rent receipts',
  serviceType: 'Financial Services',
  endPointDocument: 'https://docs.lekha.example/rent-slip',
} as const

export const panel = (name: string) => screen.findByRole('region', { name })
export const button = (name: string) => screen.getByRole('button', { name })

/** Fills a new service, ready to save. */
export async function addService(user: UserEvent, over: Readonly<Record<string, string>> = {}) {
  await press(user, 'Add Service')
  await panel('Add Service')
  await fill(user, { ...RENT_SLIP, ...over })
  await press(user, 'Save')
}

/** Opens a listed service for editing. */
export async function editService(user: UserEvent, name: string) {
  await user.click(screen.getByRole('link', { name }))
  await panel(name)
  await press(user, 'Edit')
}

/** The first word of each list row, and its status. */
export const rows = () =>
  within(screen.getByRole('table', { name: 'Service List' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('link').textContent,
      within(row).getAllByRole('cell').at(-1)?.textContent,
    ])
