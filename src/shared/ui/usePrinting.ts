import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed. It is drawn anew before the browser takes its picture of it, so that paper gets what
 * stands on no screen: every payslip of a file, the rows of a sheet that are out of view.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    const turn = (printing: boolean) => () => flushSync(() => setPrinting(printing))
    window.addEventListener('beforeprint', turn(true), left)
    window.addEventListener('afterprint', turn(false), left)
    return () => left.abort()
  }, [])
  return isPrinting
}
