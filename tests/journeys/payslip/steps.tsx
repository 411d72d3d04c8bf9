import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** A sample document of the sandbox. */
export function sampleFile(name: string): File {
  return new File([readFileSync(`tests/sandbox/samples/${name}`)], name, {
    type: 'application/pdf',
  })
}

export async function pick(user: UserEvent, name: string): Promise<void> {
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no way to pick a file')
  await user.upload(input, sampleFile(name))
}

/** Selects a file and waits for its checks. */
export async function choose(user: UserEvent, name: string): Promise<void> {
  await screen.findByText('Drop a payslip here')
  await pick(user, name)
  await screen.findByRole('button', { name: 'Proceed' })
}

/** Selects and sends a file. */
export async function proceed(user: UserEvent, name: string): Promise<void> {
  await choose(user, name)
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
}
