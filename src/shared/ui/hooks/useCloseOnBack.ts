import { useEffect, useEffectEvent } from 'react'

/** Calls `onClose` at Back and Forward, so that an overlay does not outlive its page. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onBack = () => close()
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
}
