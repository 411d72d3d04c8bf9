import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { fill, press } from '#tests/support/userActions.ts'

export const VIDYA = 'vidya.iyer@lekha.example'

export type CapturedRequest = { method: string; query: string; body: unknown }

/** The client calls from now on, without list requests. */
export function captureRequests(): CapturedRequest[] {
  const sent: CapturedRequest[] = []
  sandboxServer.use(
    http.all('*/master/V1/client-management', async ({ request }) => {
      if (request.method === 'GET') return
      const body: unknown = await request.clone().json()
      sent.push({ method: request.method, query: new URL(request.url).search, body })
    }),
  )
  return sent
}

/** Label → text of a valid new client, in step order. */
export const PROFILE = {
  'Organization name': 'Konkan Coastal Finance',
  'Client code': 'KCF',
  'Custom URL': 'https://konkan.example',
} as const
export const CONTACT = {
  'Contact person': 'Anil Naik',
  Email: 'anil.naik@konkan.example',
  'Contact number': '9822011223',
} as const
export const ADDRESS = {
  'Address line one': '12 Beach Road',
  Landmark: 'Near the harbour',
  City: 'Ratnagiri',
  Pincode: '415612',
  State: 'Maharashtra',
  Country: 'India',
} as const

export const panel = (name: string | RegExp = 'Add Client') => screen.findByRole('region', { name })
export const names = () =>
  within(screen.getByRole('table', { name: 'Clients List' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)

/** Fills the steps up to the services. */
export async function fillSteps(
  user: UserEvent,
  profile: Readonly<Record<string, string>> = PROFILE,
) {
  await panel()
  await fill(user, profile)
  await press(user, 'Next')
  await screen.findByLabelText('Contact person')
  await fill(user, CONTACT)
  await press(user, 'Next')
  await screen.findByLabelText('Address line one')
  await fill(user, ADDRESS)
}

/** Fills a new client with one service, ready to save. */
export async function addClient(user: UserEvent, profile?: Readonly<Record<string, string>>) {
  await fillSteps(user, profile)
  await press(user, 'Next')
  await user.click(await screen.findByRole('checkbox', { name: 'Payslip' }))
  await press(user, 'Save')
}

/** Opens a listed client for editing. */
export async function edit(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('link', { name: `View ${name}` }))
  await panel(name)
  await press(user, 'Edit')
}
