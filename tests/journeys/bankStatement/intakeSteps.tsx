import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { sandboxServer } from '#tests/sandbox/testServer.ts'

/** Picks files in the uploader on the screen; pickers may hand over anything. */
export async function pick(...files: File[]): Promise<void> {
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no way to pick a file')
  await userEvent.setup({ applyAccept: false }).upload(input, files)
}

/** Waits until that many files of the list are ready. */
export async function ready(count: number): Promise<void> {
  await screen.findByText(`${count} ready`)
}

/** What left for bankstatement/upload; the job then stays under way. */
export function watchUpload() {
  const sent: { query: string; parts: Record<string, string[]> }[] = []
  sandboxServer.use(
    http.post('*/bankstatement/upload', async ({ request }) => {
      const form = await request.clone().formData()
      const parts: Record<string, string[]> = {}
      for (const [name, value] of form.entries()) {
        parts[name] = [...(parts[name] ?? []), typeof value === 'string' ? value : value.name]
      }
      sent.push({ query: new URL(request.url).search, parts })
      return HttpResponse.json({ clientRequestTransactionID: 'TX-1' })
    }),
    http.get('*/bankstatement/status', () =>
      HttpResponse.json({ status: 'In Progress', Percentage: 30, Time_left: 60 }),
    ),
  )
  return sent
}
