import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { searchWithOpenRecord } from './useOpenRecord.ts'

type RecordLinkProps = {
  id: string
  className?: string
  /** Accessible name where the text is not enough: 'View Kaveri Microfinance'. */
  label?: string
  children: ReactNode
}

/** A real link, so that it can be shared or opened in a new tab. */
export function RecordLink({ id, className, label, children }: RecordLinkProps) {
  const [params] = useSearchParams()
  return (
    <Link
      to={{ search: searchWithOpenRecord(params, id) }}
      className={className}
      aria-label={label}
    >
      {children}
    </Link>
  )
}
