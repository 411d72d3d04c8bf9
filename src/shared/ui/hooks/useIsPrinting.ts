import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Renders before the browser prints, for what is not on screen: such as every payslip of a file. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const unmounted = new AbortController()
    const handlePrint = (printing: boolean) => () => flushSync(() => setIsPrinting(printing))
    window.addEventListener('beforeprint', handlePrint(true), unmounted)
    window.addEventListener('afterprint', handlePrint(false), unmounted)
    return () => unmounted.abort()
  }, [])
  return isPrinting
}
