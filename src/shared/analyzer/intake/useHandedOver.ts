import { useEffect, useEffectEvent } from 'react'
import { handedOver, type HandedOver } from '#shared/document/handedOver.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { useSession } from '#shared/store/hooks.ts'

/** Takes in what another service's page handed over to this one. */
export function useHandedOver(service: ServiceKey, take: (handed: HandedOver) => void): void {
  const session = useSession()
  const onHanded = useEffectEvent(take)
  useEffect(() => {
    let isCurrent = true
    // A moment later: a list that strict mode stops and starts again would drop it.
    queueMicrotask(() => {
      const handed = isCurrent ? session.get(handedOver).take(service) : null
      if (handed !== null) onHanded(handed)
    })
    return () => {
      isCurrent = false
    }
  }, [session, service])
}
