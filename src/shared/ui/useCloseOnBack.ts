import { useEffect, useEffectEvent } from 'react'

/** Calls `onClose` at Back and Forward: what stands over a page does not outlive the page that it was opened for. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onBack = () => close()
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
}
