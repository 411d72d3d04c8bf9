import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { sandboxServer } from '#tests/sandbox/testServer.ts'

/** A file of candidates as it left. */
type Upload = {
  query: string
  /** By name; of the file, its own name. */
  parts: Record<string, string>
  name: string
  bytes: Uint8Array
}

/** Every upload to a call from now on; the sandbox takes it as ever. */
export function watchUploads(path: string): Upload[] {
  const uploads: Upload[] = []
  sandboxServer.use(
    http.post(`*${path}`, async ({ request }) => {
      const form = await request.clone().formData()
      const file = form.get('csv_file')
      if (!(file instanceof File)) throw new Error('csv_file is no file')
      const parts = [...form].map(([name, part]) => [name, part instanceof File ? part.name : part])
      uploads.push({
        query: new URL(request.url).search,
        parts: Object.fromEntries(parts),
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })
    }),
  )
  return uploads
}

export const textOf = (bytes: Uint8Array | undefined) => new TextDecoder('utf-8').decode(bytes)

/** A file of rows, in UTF-8. */
export const csvFile = (lines: readonly string[], name = 'candidates.csv') =>
  new File([[...lines, ''].join('\r\n')], name, { type: 'text/csv' })

/** As a picker gives them that does not mind what is accepted. */
export const chooseFiles = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText('Choose a file'), { target: { files } })

export const details = async () => screen.findByRole('region', { name: 'Details Page' })

/** A dialog by its title; the button is pressed. */
export async function answer(user: UserEvent, title: string | RegExp, button: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title })
  await user.click(within(dialog).getByRole('button', { name: button }))
}
