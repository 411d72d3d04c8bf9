import { useRef, useState } from 'react'

/** The action cannot start again while it runs. */
export function useBusyAction(work: () => Promise<void>): { isBusy: boolean; start: () => void } {
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)
  const start = () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    void work().finally(() => {
      isRunning.current = false
      setIsBusy(false)
    })
  }
  return { isBusy, start }
}
