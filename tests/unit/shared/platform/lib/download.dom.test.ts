import { expect, it, vi } from 'vitest'
import { downloadBlob, downloadJson } from '#shared/platform/lib/download.ts'

/** Catches the link at the moment of its click: its name and the bytes behind it. */
function catchDownloads() {
  const caught: { name: string; blob: Blob }[] = []
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (blob) => {
    if (!(blob instanceof Blob)) throw new TypeError('only blobs are downloaded')
    const url = `blob:test/${blobs.size}`
    blobs.set(url, blob)
    return url
  }
  const revoke = vi.fn((url: string) => blobs.delete(url))
  URL.revokeObjectURL = revoke
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href)
    if (blob !== undefined) caught.push({ name: this.download, blob })
  })
  return { caught, revoke }
}

it('saves bytes under a safe name, and removes link and object URL', async () => {
  vi.useFakeTimers()
  const { caught, revoke } = catchDownloads()
  downloadBlob(new Blob(['bytes']), 'S/O Mohan\\2026\u0000.pdf')
  expect(caught.map(({ name }) => name)).toEqual(['S-O Mohan-2026.pdf'])
  expect(await caught[0]?.blob.text()).toBe('bytes')
  expect(document.querySelector('a')).toBeNull()
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledOnce()
})

it('saves a value as readable JSON', async () => {
  const { caught } = catchDownloads()
  downloadJson({ net: 168950 }, 'payslip.json')
  expect(caught[0]?.blob.type).toBe('application/json')
  expect(await caught[0]?.blob.text()).toBe('{\n  "net": 168950\n}')
})
