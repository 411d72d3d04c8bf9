import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { CATALOGUE } from '#shared/errors/catalogue.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import { SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'
import { press, write } from '#tests/support/hands.ts'

/** The dialog of a catalogue name, once it is there. */
export const dialogOf = async (name: ErrorName) =>
  screen.findByRole('alertdialog', { name: CATALOGUE[name].title })

/** Step 1: the address, the terms, Continue. */
export async function enterEmail(user: UserEvent, email: string): Promise<void> {
  const field = await screen.findByLabelText('Work email')
  await write(user, field, email)
  const terms = screen.getByRole('checkbox', { name: 'I have read the Terms and Conditions' })
  if (!(terms as HTMLInputElement).checked) await user.click(terms)
  await press(user, 'Continue')
}

/** Step 2: the password, Log in. */
export async function enterPassword(user: UserEvent, password = SANDBOX_PASSWORD): Promise<void> {
  await write(user, await screen.findByLabelText('Password'), password)
  await press(user, 'Log in')
}

/** Fills the fields that are named and leaves each. */
export async function fill(user: UserEvent, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    await write(user, field, text)
    await user.tab()
  }
}
