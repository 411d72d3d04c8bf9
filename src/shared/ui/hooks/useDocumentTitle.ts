import { useEffect } from 'react'
import { env } from '#shared/platform/config/env.ts'

/** Sets the document title: 'Payslip · Lekha'; on unmount only the product's name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const product = env().VITE_PRODUCT_NAME
    document.title = `${title} · ${product}`
    return () => {
      document.title = product
    }
  }, [title])
}
