import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** A sample picture of the sandbox. */
export function picture(name: string): File {
  const type = name.endsWith('png') ? 'image/png' : 'image/jpeg'
  return new File([readFileSync(`tests/sandbox/samples/${name}`)], name, { type })
}

/** The file input of one of the two areas. */
async function fieldOf(area: 'Front page' | 'Transaction pages'): Promise<HTMLInputElement> {
  const region = await screen.findByRole('region', { name: area })
  const field = region.querySelector('input[type=file]')
  if (!(field instanceof HTMLInputElement)) throw new Error(`${area} takes no file`)
  return field
}

export async function chooseFront(user: UserEvent, name = 'passbook-front.jpg'): Promise<void> {
  await user.upload(await fieldOf('Front page'), picture(name))
  await within(screen.getByRole('region', { name: 'Front page' })).findByText('Ready')
}

export async function choosePages(
  user: UserEvent,
  names: readonly string[] = ['passbook-page-1.jpg', 'passbook-page-2.jpg'],
): Promise<void> {
  await user.upload(
    await fieldOf('Transaction pages'),
    names.map((name) => picture(name)),
  )
  const region = screen.getByRole('region', { name: 'Transaction pages' })
  await within(region).findByText(`${names.length} ready`)
}

/** Goes from the empty page to the summary. */
export async function summarise(user: UserEvent, front?: string, pages?: readonly string[]) {
  await chooseFront(user, front)
  await choosePages(user, pages)
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
  await screen.findByRole('checkbox', { name: 'Email Output File' })
}

/** Goes from the empty page to sending. */
export async function send(user: UserEvent, front?: string, pages?: readonly string[]) {
  await summarise(user, front, pages)
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
}
