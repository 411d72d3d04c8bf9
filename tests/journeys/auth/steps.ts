import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { CATALOGUE } from '#shared/errors/catalogue.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import { SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'

/** The dialog of a catalogue name, once it is there. */
export const dialogOf = async (name: ErrorName) =>
  screen.findByRole('alertdialog', { name: CATALOGUE[name].title })

/** Presses a button of the open dialog. */
export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }))
}

/** Step 1: the address, the terms, Continue. */
export async function enterEmail(user: UserEvent, email: string): Promise<void> {
  const field = await screen.findByLabelText('Work email')
  await user.clear(field)
  await user.type(field, email)
  const terms = screen.getByRole('checkbox', { name: 'I have read the Terms and Conditions' })
  if (!(terms as HTMLInputElement).checked) await user.click(terms)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
}

/** Step 2: the password, Log in. */
export async function enterPassword(user: UserEvent, password = SANDBOX_PASSWORD): Promise<void> {
  await user.type(await screen.findByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

/** Fills the fields that are named and leaves each. */
export async function fill(user: UserEvent, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    if (text !== '') await user.type(field, text)
    await user.tab()
  }
}
