import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** User actions that wait until they are possible. */

/** Presses a button once it is enabled. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  const button = await waitFor(() => {
    const found = screen.getByRole('button', { name })
    expect(found).toBeEnabled()
    return found
  })
  await user.click(button)
}

export const getField = (label: string) => screen.getByLabelText(label)

/** Replaces a field's text at once; where keys matter, a test types. */
export async function replaceText(user: UserEvent, input: Element, text: string): Promise<void> {
  await user.clear(input)
  if (text !== '') await user.paste(text)
}

/** Replaces the text of fields: label → text. */
export async function fill(user: UserEvent, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts))
    await replaceText(user, await screen.findByLabelText(label), text)
}
