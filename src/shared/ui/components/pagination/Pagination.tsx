import left from 'bootstrap-icons/icons/chevron-left.svg?raw'
import right from 'bootstrap-icons/icons/chevron-right.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'

type PaginationProps = {
  /** One-based. */
  page: number
  pages: number
  onPage: (page: number) => void
}

export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null
  const isFirst = page <= 1
  const isLast = page >= pages
  return (
    <nav className="pages" aria-label="Pages">
      <PageButton disabled={isFirst} onClick={() => onPage(1)}>
        First
      </PageButton>
      <PageButton disabled={isFirst} onClick={() => onPage(page - 1)}>
        <Icon of={left} label="Previous page" />
      </PageButton>
      <span className="btn btn-sm btn-secondary pages-now" aria-current="page" aria-live="polite">
        {page} of {pages}
      </span>
      <PageButton disabled={isLast} onClick={() => onPage(page + 1)}>
        <Icon of={right} label="Next page" />
      </PageButton>
      <PageButton disabled={isLast} onClick={() => onPage(pages)}>
        Last
      </PageButton>
    </nav>
  )
}

type PageButtonProps = { disabled: boolean; onClick: () => void; children: ReactNode }

function PageButton(props: PageButtonProps) {
  return <button type="button" className="btn btn-sm btn-ghost" {...props} />
}
