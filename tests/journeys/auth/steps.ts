import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'
import { SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'
import { press, replaceText } from '#tests/support/userActions.ts'

/** The dialog of a name, once it is shown. */
export const dialogOf = async (name: DialogName) =>
  screen.findByRole('alertdialog', { name: DIALOG_CATALOGUE[name].title })

/** Step 1: email, terms, Continue. */
export async function enterEmail(user: UserEvent, email: string): Promise<void> {
  const field = await screen.findByLabelText('Work email')
  await replaceText(user, field, email)
  const terms = screen.getByRole('checkbox', { name: 'I have read the Terms and Conditions' })
  if (!(terms as HTMLInputElement).checked) await user.click(terms)
  await press(user, 'Continue')
}

/** Step 2: the password, Log in. */
export async function enterPassword(user: UserEvent, password = SANDBOX_PASSWORD): Promise<void> {
  await replaceText(user, await screen.findByLabelText('Password'), password)
  await press(user, 'Log in')
}

/** Fills the fields and leaves each. */
export async function fill(user: UserEvent, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    await replaceText(user, field, text)
    await user.tab()
  }
}
