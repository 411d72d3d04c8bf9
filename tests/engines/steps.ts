import { readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SANDBOX_PASSWORD } from '../sandbox/accounts.ts'
import { expect } from './engine.ts'
import type { Screen, ElementQuery } from './screen.ts'

export const sample = (name: string) => resolve('tests/sandbox/samples', name)
export const button = (name: string): ElementQuery => ({ role: 'button', name })
export const heading = (name: string): ElementQuery => ({ role: 'heading', name })

/** Opens a link as a guest: signs in and waits for the requested page. */
export async function signIn(screen: Screen, email: string, path: string): Promise<void> {
  await screen.open(path)
  await screen.type({ label: 'Work email' }, email)
  await screen.press({ role: 'checkbox', name: '…I have read' })
  await screen.press(button('Continue'))
  await screen.type({ label: 'Password' }, SANDBOX_PASSWORD)
  await screen.press(button('Log in'))
  await screen.arrive(path)
}

export async function logOut(screen: Screen, username: string): Promise<void> {
  await screen.press(button(`…${username}`))
  await screen.press(button('Log Out'))
  await screen.arrive('/')
}

/** Selects sample documents in the visible uploader, or in that of a region. */
export async function pick(
  screen: Screen,
  names: readonly string[],
  region?: string,
): Promise<void> {
  const inside = region === undefined ? {} : { inside: { role: 'region', name: region } }
  await screen.pick({ css: 'input[type=file]', ...inside }, names.map(sample))
}

/** The downloaded file, once it is complete. */
export async function downloaded(folder: string, name: string): Promise<Buffer> {
  const read = async () =>
    (await readdir(folder)).includes(name) ? readFile(join(folder, name)) : Buffer.alloc(0)
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0)
  return read()
}
