import { useEffect } from 'react'
import { env } from '#shared/config/env.ts'

/** Names the page in the browser's tab: 'Payslip · Lekha'; the product's name alone once the page is left. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const product = env().VITE_PRODUCT_NAME
    document.title = `${title} · ${product}`
    return () => {
      document.title = product
    }
  }, [title])
}
