import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Selects a sample document. */
export async function pick(user: UserEvent, name: string): Promise<void> {
  await screen.findByText('Drop a Form 26AS here')
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no way to pick a file')
  const bytes = readFileSync(`tests/sandbox/samples/${name}`)
  await user.upload(input, new File([bytes], name, { type: 'application/pdf' }))
}

/** Selects a sample document and waits for its checks. */
export async function choose(user: UserEvent, name: string): Promise<void> {
  await pick(user, name)
  await screen.findByRole('button', { name: 'Proceed' })
}

/** Selects and sends a sample document. */
export async function proceed(user: UserEvent, name: string): Promise<void> {
  await choose(user, name)
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
}
