import { expect, type Locator, type Page } from '@playwright/test'
import { SANDBOX_PASSWORD } from '../../sandbox/accounts.ts'

/** Label → text of a good new client, step by step. */
export const NEW_CLIENT = {
  profile: {
    'Organization name': 'Konkan Coastal Finance',
    'Client code': 'KCF',
    'Custom URL': 'https://konkan.example',
  },
  contact: {
    'Contact person': 'Anil Naik',
    Email: 'anil.naik@konkan.example',
    'Contact number': '9822011223',
  },
  address: {
    'Address line one': '12 Beach Road',
    Landmark: 'Near the harbour',
    City: 'Ratnagiri',
    Pincode: '415612',
    State: 'Maharashtra',
    Country: 'India',
  },
} as const

/** Label → text of a good new service. */
export const NEW_SERVICE = {
  'Service name': 'rentSlip',
  Description: 'Reads rent receipts',
  'Service type': 'Financial Services',
  'Endpoint document': 'https://docs.lekha.example/rent-slip',
} as const

type Texts = Readonly<Record<string, string>>

/** The panel beside the list whose heading is this. */
export const panelOf = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading, exact: true })

export const press = async (on: Page | Locator, name: string) =>
  on.getByRole('button', { name, exact: true }).click()

/** A radio of a segmented switch: the label is what a hand meets. */
export async function choose(on: Page | Locator, name: string): Promise<void> {
  const radio = on.getByRole('radio', { name, exact: true })
  await radio.click({ force: true })
  // It follows the address, which may take a moment: `check` would look at once.
  await expect(radio).toBeChecked()
}

export async function fill(panel: Locator, texts: Texts): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await panel.getByLabel(label, { exact: true }).fill(text)
}

/** Chooses in a field that is searched. */
export async function pick(panel: Locator, label: string, text: string): Promise<void> {
  const box = panel.getByRole('combobox', { name: label })
  await box.fill(text)
  await panel.page().getByRole('option', { name: text }).first().click()
}

/** Add Client up to the step after the address; a sub client's last one is the address. */
export async function fillClient(panel: Locator, profile: Texts): Promise<void> {
  await fill(panel, profile)
  await press(panel, 'Next')
  await fill(panel, NEW_CLIENT.contact)
  await press(panel, 'Next')
  await fill(panel, NEW_CLIENT.address)
}

export async function tick(panel: Locator, services: readonly string[]): Promise<void> {
  for (const name of services) await panel.getByRole('checkbox', { name, exact: true }).check()
}

/** Fills the first step of Add User. */
export const userTexts = (name: string, email: string): Texts => ({
  'User name': name,
  Email: email,
  Password: SANDBOX_PASSWORD,
})
