import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { FilePreviewProps } from '#shared/preview/FilePreview.tsx'

export const DROP = /^Drop an? .+ here$/

/** A sample document of the sandbox, as somebody would pick it. */
function sampleFile(name: string, as = name): File {
  return new File([readFileSync(`tests/sandbox/samples/${name}`)], as)
}

/** Picks a file. */
export async function pick(user: UserEvent, name: string, as = name): Promise<void> {
  await screen.findByText(DROP)
  const input = document.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('there is no way to pick a file')
  await user.upload(input, sampleFile(name, as))
}

/** Picks a file and sends it. */
export async function proceed(user: UserEvent, name: string): Promise<void> {
  await pick(user, name)
  await user.click(await screen.findByRole('button', { name: 'Proceed' }))
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

/** jsdom draws nothing: the viewer's place, which finds every value of a PDF on page 1 and tells what it was asked for. */
export function StandInPreview({ name, kind, find, onFound }: FilePreviewProps) {
  const found = kind === 'pdf'
  return (
    <section aria-label={`Preview of ${name}`}>
      {find !== null && find !== undefined && (
        <button type="button" onClick={() => onFound?.({ found, page: found ? 1 : null })}>
          Searched {find.text}, occurrence {find.nth}
        </button>
      )}
    </section>
  )
}
