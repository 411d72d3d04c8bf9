import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { sandboxServer } from '#tests/sandbox/testServer.ts'

/** An uploaded file of candidates. */
type Upload = {
  query: string
  /** Form fields by name; for the file, its file name. */
  parts: Record<string, string>
  name: string
  bytes: Uint8Array
}

/** Records every upload to a call; the sandbox still handles it. */
export function captureUploads(path: string): Upload[] {
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

/** A UTF-8 CSV of these rows. */
export const csvFile = (lines: readonly string[], name = 'candidates.csv') =>
  new File([[...lines, ''].join('\r\n')], name, { type: 'text/csv' })

/** Selects files as in a picker that ignores `accept`. */
export const chooseFiles = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText('Choose a file'), { target: { files } })

export const details = async () => screen.findByRole('region', { name: 'Details Page' })

/** Presses a button of the dialog with this title. */
export async function answerDialog(user: UserEvent, title: string | RegExp, button: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title })
  await user.click(within(dialog).getByRole('button', { name: button }))
}
