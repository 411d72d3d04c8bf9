import { useEffect, useEffectEvent } from 'react'
import { pendingTransfer, type PendingTransfer } from '#shared/kits/documentType/pendingTransfer.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'

/** Adds a file that another service's page transferred. */
export function usePendingTransfer(
  service: ServiceKey,
  onTransfer: (transfer: PendingTransfer) => void,
): void {
  const session = useSessionScope()
  const onHanded = useEffectEvent(onTransfer)
  useEffect(() => {
    let isCurrent = true
    // Deferred, because strict mode restarts the list and would drop it.
    queueMicrotask(() => {
      const transfer = isCurrent ? session.get(pendingTransfer).take(service) : null
      if (transfer !== null) onHanded(transfer)
    })
    return () => {
      isCurrent = false
    }
  }, [session, service])
}
