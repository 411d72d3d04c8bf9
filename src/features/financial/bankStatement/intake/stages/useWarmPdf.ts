import { useEffect } from 'react'
import { warmUpPdf } from '#shared/pdf/pdfEngine.ts'

/** Starts the PDF worker before the first file comes, so that a drop pays the warm price (performance). */
export function useWarmPdf(): void {
  useEffect(() => {
    // A reader that does not load is told by the first check that needs it.
    warmUpPdf().catch(() => undefined)
  }, [])
}
