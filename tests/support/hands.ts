import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** What a person does on a page, who waits until it can be done. */

/** Presses a button once it can be pressed. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  const button = await waitFor(() => {
    const found = screen.getByRole('button', { name })
    expect(found).toBeEnabled()
    return found
  })
  await user.click(button)
}

export const field = (label: string) => screen.getByLabelText(label)

/** Puts a text in the place of what stands in a field, at once; where keys matter a test types. */
export async function write(user: UserEvent, input: Element, text: string): Promise<void> {
  await user.clear(input)
  if (text !== '') await user.paste(text)
}

/** Writes over what stands in the fields: label → text. */
export async function fill(user: UserEvent, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts))
    await write(user, await screen.findByLabelText(label), text)
}
