import { vi } from 'vitest'

/** Records downloads: file name and content. */
export function watchDownloads(): { name: string; blob: Blob }[] {
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
