import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed. It renders before the browser prints, so that paper gets content that is not on
 * screen: every payslip of a file, sheet rows out of view.
 */
export function useIsPrinting(): boolean {
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
