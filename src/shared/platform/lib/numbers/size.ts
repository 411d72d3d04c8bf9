import { BYTES_PER_MB } from '#shared/platform/config/limits.ts'

/** 10485760 → '10 MB', for limits. */
export function formatWholeMegabytes(bytes: number): string {
  return `${Math.round(bytes / BYTES_PER_MB)} MB`
}

/** 1929379 → '1.84 MB', of 1,048,576 bytes (shell §9). Never '0.00 MB' for a file that is not empty. */
export function formatMegabytes(bytes: number): string {
  const megabytes = Math.max(0, bytes) / BYTES_PER_MB
  const shown = bytes > 0 ? Math.max(megabytes, 0.01) : 0
  return `${shown.toFixed(2)} MB`
}

const BYTES_PER_KB = 1024

/** '512 B', '20 kB', '1.84 MB': for files that may be too small for megabytes. */
export function formatSize(bytes: number): string {
  if (bytes < BYTES_PER_KB) return `${bytes} B`
  if (bytes < BYTES_PER_MB) return `${Math.round(bytes / BYTES_PER_KB)} kB`
  return formatMegabytes(bytes)
}
