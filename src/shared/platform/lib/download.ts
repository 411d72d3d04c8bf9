import { cleanFileName } from './text/fileName.ts'

/** Long enough for the slowest browser to read the bytes before the URL is revoked. */
const KEEP_URL_MS = 60_000

/** Makes the name safe first. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = cleanFileName(name)
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_URL_MS)
}

export function downloadJson(value: unknown, name: string): void {
  downloadBlob(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name)
}
