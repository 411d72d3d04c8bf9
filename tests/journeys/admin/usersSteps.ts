import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { expect } from 'vitest'
import { SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { fill, press } from '#tests/support/userActions.ts'

export const VIDYA = 'vidya.iyer@lekha.example'
export const ROHAN = 'rohan.kulkarni@kaveri.example'
export const LAKSHMI = 'lakshmi.raman@kaveri.example'

export type CapturedRequest = { method: string; query: string; body: unknown }

/** The user calls from now on, without list requests. */
export function captureRequests(): CapturedRequest[] {
  const sent: CapturedRequest[] = []
  sandboxServer.use(
    http.all('*/master/V1/user-management', async ({ request }) => {
      if (request.method === 'GET') return
      const body: unknown = await request.clone().json()
      sent.push({ method: request.method, query: new URL(request.url).search, body })
    }),
  )
  return sent
}

/** The sandbox record of an email. @throws Error if there is none */
export function record(email: string) {
  const user = sandboxServer.world.users.get(email)
  if (user === undefined) throw new Error(`the sandbox has no ${email}`)
  return user
}

/** Id and name of a sandbox service, as in requests. */
export function service(name: string) {
  const match = [...sandboxServer.world.services.values()].find((record) => record.name === name)
  return { serviceId: match?.serviceId, serviceName: name }
}

/** Changes a service as a ProductAdmin does in Service Management. @throws Error if there is none */
export function switchOff(name: string): void {
  const { serviceId = '' } = service(name)
  const saved = sandboxServer.world.services.get(serviceId)
  if (saved === undefined) throw new Error(`the sandbox has no service ${name}`)
  saved.isActive = false
}

/** Label → text of a valid new user. */
export const SANDHYA = {
  'User name': 'Sandhya Pillai',
  Email: 'sandhya.pillai@kaveri.example',
  'Contact number (optional)': '9845099887',
  Password: SANDBOX_PASSWORD,
} as const

/** The panel beside the list, after its form has loaded. */
export async function panel(name: string | RegExp = 'Add User') {
  await screen.findByText(/^Step \d of 2$/)
  return screen.findByRole('region', { name })
}

/** The listed names in order. */
export const names = () =>
  within(screen.getByRole('table', { name: 'Users List' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '')

/** Chooses an option in a combobox. */
export async function pick(user: UserEvent, label: string, option: string) {
  // A combobox is read-only until its code has loaded.
  const box = await waitFor(() => {
    const input = screen.getByRole('combobox', { name: label })
    expect(input).not.toHaveAttribute('aria-busy')
    return input
  })
  await user.click(box)
  await user.paste(option) // the click has selected the old text
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
}

/** Fills a new user of Kaveri up to the services. */
export async function fillDetails(
  user: UserEvent,
  texts: Readonly<Record<string, string>> = SANDHYA,
) {
  await panel()
  await pick(user, 'Client', 'Kaveri Microfinance')
  await fill(user, texts)
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
}

/** Fills a new user of Kaveri with one service, ready to save. */
export async function addUser(user: UserEvent, texts?: Readonly<Record<string, string>>) {
  await fillDetails(user, texts)
  await user.click(await screen.findByRole('checkbox', { name: 'Payslip' }))
  await press(user, 'Save')
}

/** Opens a listed user for editing. */
export async function edit(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('link', { name }))
  await panel(name)
  await press(user, 'Edit')
}

/** Goes from the details to the services and saves. */
export async function saveEdit(user: UserEvent) {
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
  await press(user, 'Save')
}
