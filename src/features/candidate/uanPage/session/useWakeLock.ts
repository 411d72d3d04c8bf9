import { useEffect } from 'react'

/** Keeps the screen on while `isOn`: a sleeping phone drops its socket. Browsers release the lock of a hidden page. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined
    let isOver = false
    let lock: WakeLockSentinel | null = null
    const release = () => void lock?.release()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused in power-saving mode, which is fine.
      lock = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) release()
    }
    const onShow = () => void ask()
    onShow()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onShow)
      release()
    }
  }, [isOn])
}
