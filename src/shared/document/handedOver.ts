import type { ServiceKey } from '#shared/session/currentUser.ts'

/** A file on its way from one service's page to another's, with its password. */
export type HandedOver = { file: File; sample: boolean; password?: string }

/** Where it lies until the other page is there, which is a moment: in memory only. */
export function handedOver(ended: AbortSignal) {
  let held: { service: ServiceKey; handed: HandedOver } | null = null
  ended.addEventListener('abort', () => {
    held = null
  })
  return {
    give(service: ServiceKey, handed: HandedOver): void {
      held = { service, handed }
    },
    /** What was given for this service, once; null for nothing. */
    take(service: ServiceKey): HandedOver | null {
      if (held?.service !== service) return null
      const { handed } = held
      held = null
      return handed
    },
  }
}
