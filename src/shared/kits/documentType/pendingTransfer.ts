import type { ServiceKey } from '#shared/platform/store/currentUser.ts'

/** A file in transfer to another service's page, with its password. */
export type PendingTransfer = { file: File; sample: boolean; password?: string }

/** Holds the file until the other page has opened; in memory only. */
export function pendingTransfer(ended: AbortSignal) {
  let held: { service: ServiceKey; handed: PendingTransfer } | null = null
  ended.addEventListener('abort', () => {
    held = null
  })
  return {
    put(service: ServiceKey, handed: PendingTransfer): void {
      held = { service, handed }
    },
    /** The file for this service, once; null for none. */
    take(service: ServiceKey): PendingTransfer | null {
      if (held?.service !== service) return null
      const { handed } = held
      held = null
      return handed
    },
  }
}
