import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const MIME: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg' }

export const sampleBytes = (name: string) => readFileSync(`tests/sandbox/samples/${name}`)

/** Selects a file in the visible uploader. */
export async function pick(
  user: UserEvent,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<void> {
  await screen.findByRole('button', { name: 'Browse files' })
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no way to pick a file')
  await user.upload(
    input,
    new File([bytes], name, { type: MIME[name.split('.').at(-1) ?? ''] ?? '' }),
  )
}

/** Selects a sample document, optionally under another name, and waits for its checks. */
export async function choose(user: UserEvent, sample: string, name = sample): Promise<void> {
  await pick(user, new Uint8Array(sampleBytes(sample)), name)
  await screen.findByRole('button', { name: 'PROCEED' })
}

/** Selects and sends a sample document. */
export async function proceed(user: UserEvent, sample: string, name = sample): Promise<void> {
  await choose(user, sample, name)
  await user.click(screen.getByRole('button', { name: 'PROCEED' }))
}
