import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { FilePreviewProps } from '#shared/preview/FilePreview.tsx'

/** Picks a sample document. */
export async function pick(user: UserEvent, name: string): Promise<void> {
  await screen.findByText('Drop a Form 26AS here')
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no way to pick a file')
  const bytes = readFileSync(`tests/sandbox/samples/${name}`)
  await user.upload(input, new File([bytes], name, { type: 'application/pdf' }))
}

/** Picks a sample document and waits until its checks are through. */
export async function choose(user: UserEvent, name: string): Promise<void> {
  await pick(user, name)
  await screen.findByRole('button', { name: 'Proceed' })
}

/** Picks a sample document and sends it. */
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

/** jsdom draws no PDF: the viewer's place, which tells what it was asked for and finds it on page 2. */
export function StandInPreview({ name, find, onFound }: FilePreviewProps) {
  return (
    <section aria-label={`Preview of ${name}`}>
      {find !== null && find !== undefined && (
        <button type="button" onClick={() => onFound?.({ found: true, page: 2 })}>
          Searched {find.text} after {find.after?.length} values, the last {find.after?.at(-1)}
        </button>
      )}
    </section>
  )
}
