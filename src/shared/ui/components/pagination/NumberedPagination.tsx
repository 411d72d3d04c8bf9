import left from 'bootstrap-icons/icons/chevron-left.svg?raw'
import right from 'bootstrap-icons/icons/chevron-right.svg?raw'
import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { Icon } from '../Icon.tsx'
import { pageNumbers } from './pageNumbers.ts'
import './NumberedPagination.css'

type NumberedPaginationProps = {
  /** One-based. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Previous, page buttons, next (look 13a); of many pages those around the current one and both ends. */
export function NumberedPagination({ page, pages, onPage }: NumberedPaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className="numbered-pagination" aria-label="Pages">
      <button
        type="button"
        className="btn btn-ghost"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon of={left} label="Previous page" />
      </button>
      {pageNumbers(page, pages).map((number, at) =>
        number === null ? (
          <span key={`gap ${at}`} className="faint" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={number === page ? 'btn btn-secondary' : 'btn btn-ghost'}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {formatCount(number)}
          </button>
        ),
      )}
      <button
        type="button"
        className="btn btn-ghost"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <Icon of={right} label="Next page" />
      </button>
    </nav>
  )
}
