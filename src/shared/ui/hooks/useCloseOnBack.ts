import { useEffect, useEffectEvent } from 'react'

/** At Back and Forward: an overlay must not outlive its page. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onBack = () => close()
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
}
