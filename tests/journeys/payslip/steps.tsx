import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { FilePreviewProps } from '#shared/preview/FilePreview.tsx'

/** A sample document of the sandbox, as somebody would pick it. */
export function sampleFile(name: string): File {
  return new File([readFileSync(`tests/sandbox/samples/${name}`)], name, {
    type: 'application/pdf',
  })
}

/** Picks a file and waits until its checks are through. */
export async function choose(user: UserEvent, name: string): Promise<void> {
  await screen.findByText('Drop a payslip here')
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no way to pick a file')
  await user.upload(input, sampleFile(name))
  await screen.findByRole('button', { name: 'Proceed' })
}

/** Picks a file and sends it. */
export async function proceed(user: UserEvent, name: string): Promise<void> {
  await choose(user, name)
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
}

/** What was saved by the page: file name and content. */
export function watchDownloads() {
  const saved: { name: string; blob: Blob }[] = []
  let last: Blob | null = null
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    if (last !== null) saved.push({ name: this.download, blob: last })
  })
  return saved
}

/** jsdom draws no PDF: the viewer's place, which finds every value on page 1 and tells what it was asked for. */
export function StandInPreview({ name, find, onFound }: FilePreviewProps) {
  return (
    <section aria-label={`Preview of ${name}`}>
      {find !== null && find !== undefined && (
        <button
          type="button"
          onClick={() =>
            onFound?.({ found: find.text !== '200.00', page: find.text === '200.00' ? null : 1 })
          }
        >
          Searched {find.text}, occurrence {find.nth}
        </button>
      )}
    </section>
  )
}
