import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { searchWithOpen } from './useOpenRecord.ts'

type RecordLinkProps = {
  id: string
  className?: string
  /** Accessible name where the text alone says too little: 'View Kaveri Microfinance'. */
  label?: string
  children: ReactNode
}

/** Opens a record beside its list; a real link, so that it can be sent or opened in a tab of its own. */
export function RecordLink({ id, className, label, children }: RecordLinkProps) {
  const [params] = useSearchParams()
  return (
    <Link to={{ search: searchWithOpen(params, id) }} className={className} aria-label={label}>
      {children}
    </Link>
  )
}
