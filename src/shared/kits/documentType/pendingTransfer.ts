import type { ServiceKey } from '#shared/platform/store/currentUser.ts'

export type PendingTransfer = { file: File; sample: boolean; password?: string | undefined }

/** Holds the file until the other page has opened; in memory only. */
export function pendingTransfer(ended: AbortSignal) {
  let pending: { service: ServiceKey; transfer: PendingTransfer } | null = null
  ended.addEventListener('abort', () => {
    pending = null
  })
  return {
    put(service: ServiceKey, transfer: PendingTransfer): void {
      pending = { service, transfer }
    },
    /** Returns the file once; null for none. */
    take(service: ServiceKey): PendingTransfer | null {
      if (pending?.service !== service) return null
      const { transfer } = pending
      pending = null
      return transfer
    },
  }
}
