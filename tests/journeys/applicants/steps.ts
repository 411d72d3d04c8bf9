import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { extensionOf } from '#shared/platform/lib/text/fileName.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
}

/** A sample of the sandbox. */
export const sample = (file: string, name = file): File =>
  new File([readFileSync(`tests/sandbox/samples/${file}`)], name, {
    type: TYPES[extensionOf(file)] ?? 'image/jpeg',
  })

export async function openNewApplicant(
  as: 'kabir.sethi@kaveri.example' | 'isha.gupta@deccan.example' = 'kabir.sethi@kaveri.example',
) {
  const app = await renderApp('/applicants/new', { as })
  await screen.findByLabelText('Choose documents')
  return app
}

/** Chooses files of the first file field, whatever their types. */
export async function addDocuments(...files: File[]): Promise<void> {
  const input = await screen.findByLabelText('Choose documents')
  await userEvent.setup({ applyAccept: false }).upload(input, files)
}

export const row = async (name: string) =>
  within(
    await within(await screen.findByRole('list', { name: 'Files' })).findByRole('listitem', {
      name,
    }),
  )

/** The rows of waiting and sent documents are replaced as their jobs start. */
export async function expectSent(name: string | RegExp, state: string | RegExp): Promise<void> {
  await waitFor(() => {
    const list = within(screen.getByRole('list', { name: 'Sent documents' }))
    expect(within(list.getByRole('listitem', { name })).getByText(state)).toBeVisible()
  })
}
