import { useRef, useState } from 'react'

/** An action that cannot start again while it runs. */
export function useBusyAction(work: () => Promise<void>): { isBusy: boolean; start: () => void } {
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const start = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    void work().finally(() => {
      isUnderWay.current = false
      setBusy(false)
    })
  }
  return { isBusy, start }
}
