import left from 'bootstrap-icons/icons/chevron-left.svg?raw'
import right from 'bootstrap-icons/icons/chevron-right.svg?raw'
import { formatCount } from '#shared/lib/plural.ts'
import { Icon } from './Icon.tsx'
import { pageNumbers } from './pageNumbers.ts'
import './PageStrip.css'

type PageStripProps = {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Previous, a button for each page, next (look 13a); of many pages those around the current one and both ends. */
export function PageStrip({ page, pages, onPage }: PageStripProps) {
  if (pages <= 1) return null
  return (
    <nav className="page-strip" aria-label="Pages">
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
