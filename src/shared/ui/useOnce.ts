import { useRef, useState } from 'react'

/** Something that is done by a press and not begun again while it is under way: a second press does nothing. */
export function useOnce(work: () => Promise<void>): { isBusy: boolean; start: () => void } {
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
