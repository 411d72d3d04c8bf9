import { BYTES_PER_MB } from '#shared/config/limits.ts'

/** 10485760 → '10 MB': a limit, which is whole megabytes. */
export function sayMegabytes(bytes: number): string {
  return `${Math.round(bytes / BYTES_PER_MB)} MB`
}

/** 1929379 → '1.84 MB': megabytes of 1,048,576 bytes, 2 decimals (shell §9). A file that has bytes never reads '0.00 MB'. */
export function formatMegabytes(bytes: number): string {
  const megabytes = Math.max(0, bytes) / BYTES_PER_MB
  const shown = bytes > 0 ? Math.max(megabytes, 0.01) : 0
  return `${shown.toFixed(2)} MB`
}

const BYTES_PER_KB = 1024

/** 512 → '512 B', 20480 → '20 kB', 1929379 → '1.84 MB': of files that may be small, where megabytes would all read alike. */
export function formatSize(bytes: number): string {
  if (bytes < BYTES_PER_KB) return `${bytes} B`
  if (bytes < BYTES_PER_MB) return `${Math.round(bytes / BYTES_PER_KB)} kB`
  return formatMegabytes(bytes)
}
