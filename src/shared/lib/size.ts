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
