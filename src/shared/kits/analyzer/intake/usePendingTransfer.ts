import { pendingTransfer, type PendingTransfer } from '#shared/kits/documentType/pendingTransfer.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'

/** Adds a file that another service's page transferred. */
export function usePendingTransfer(
  service: ServiceKey,
  onTransfer: (transfer: PendingTransfer) => void,
): void {
  const session = useSessionScope()
  useAsync(
    async (signal) => {
      await Promise.resolve() // strict mode restarts the list and would drop it
      signal.throwIfAborted()
      const transfer = session.get(pendingTransfer).take(service)
      if (transfer !== null) onTransfer(transfer)
    },
    [session, service],
  )
}
