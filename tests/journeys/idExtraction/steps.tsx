import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const DROP = /^Drop an? .+ here$/

/** A sample document of the sandbox. */
function sampleFile(name: string, as = name): File {
  return new File([readFileSync(`tests/sandbox/samples/${name}`)], as)
}

export async function pick(user: UserEvent, name: string, as = name): Promise<void> {
  await screen.findByText(DROP)
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no way to pick a file')
  await user.upload(input, sampleFile(name, as))
}

export async function proceed(user: UserEvent, name: string): Promise<void> {
  await pick(user, name)
  await user.click(await screen.findByRole('button', { name: 'Proceed' }))
}
