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

/** The calls of the user store that leave from now on, without the lists that are asked for. */
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

/** The record of an address in the sandbox. @throws Error where there is none */
export function record(email: string) {
  const user = sandboxServer.world.users.get(email)
  if (user === undefined) throw new Error(`the sandbox has no ${email}`)
  return user
}

/** The id and name of a sandbox service, as calls carry it. */
export function service(name: string) {
  const match = [...sandboxServer.world.services.values()].find((record) => record.name === name)
  return { serviceId: match?.serviceId, serviceName: name }
}

/** What a ProductAdmin does to a service in Service Management. @throws Error where there is none */
export function switchOff(name: string): void {
  const { serviceId = '' } = service(name)
  const saved = sandboxServer.world.services.get(serviceId)
  if (saved === undefined) throw new Error(`the sandbox has no service ${name}`)
  saved.isActive = false
}

/** Label → text of a good new user. */
export const SANDHYA = {
  'User name': 'Sandhya Pillai',
  Email: 'sandhya.pillai@kaveri.example',
  'Contact number (optional)': '9845099887',
  Password: SANDBOX_PASSWORD,
} as const

/** The panel beside the list, once its form is there. */
export async function panel(name: string | RegExp = 'Add User') {
  await screen.findByText(/^Step \d of 2$/)
  return screen.findByRole('region', { name })
}

/** The names of the list, in its order. */
export const names = () =>
  within(screen.getByRole('table', { name: 'Users List' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '')

/** Chooses in a field that is searched. */
export async function pick(user: UserEvent, label: string, option: string) {
  // A field of a list is one to look at until its code is there.
  const box = await waitFor(() => {
    const input = screen.getByRole('combobox', { name: label })
    expect(input).not.toHaveAttribute('aria-busy')
    return input
  })
  await user.click(box)
  await user.type(box, option, { skipClick: true }) // the click has marked what stood there
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
}

/** A new user of Kaveri up to the services, which are on the screen then. */
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

/** A new user of Kaveri up to Save, with one service. */
export async function addUser(user: UserEvent, texts?: Readonly<Record<string, string>>) {
  await fillDetails(user, texts)
  await user.click(await screen.findByRole('checkbox', { name: 'Payslip' }))
  await press(user, 'Save')
}

/** Opens a user of the list for editing. */
export async function edit(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('link', { name }))
  await panel(name)
  await press(user, 'Edit')
}

/** From the details to the services, and saves. */
export async function saveEdit(user: UserEvent) {
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
  await press(user, 'Save')
}
