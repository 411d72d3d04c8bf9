import { useRef, useState } from 'react'

/** An action that cannot start again while it runs. */
export function useBusyAction(work: () => Promise<void>): { isBusy: boolean; start: () => void } {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const start = () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    void work().finally(() => {
      isRunning.current = false
      setBusy(false)
    })
  }
  return { isBusy, start }
}
