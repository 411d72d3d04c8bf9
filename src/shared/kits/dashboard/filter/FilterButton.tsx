import sliders from 'bootstrap-icons/icons/sliders.svg?raw'
import { Suspense, useState } from 'react'
import type { PagedTable } from '#shared/kits/records/list/usePagedTable.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { LoadErrorDialog } from '#shared/ui/loading/LoadErrorDialog.tsx'
import { countFilters, type FilterOptions } from './filterDraft.ts'

const FilterDrawer = lazyWithRetry(async () => (await import('./FilterDrawer.tsx')).FilterDrawer, {
  label: 'The filter',
  LoadError: LoadErrorDialog,
})

type FilterButtonProps = FilterOptions & { paged: Omit<PagedTable, 'request'> }

export function FilterButton({ paged, ...parts }: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const count = countFilters({ filters: paged.table.query.filters, text: '' }, parts.filters)
  return (
    <>
      <button
        type="button"
        className="btn btn-secondary"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon of={sliders} />
        <span className="toolbar-label">Filter</span>
        {count > 0 && <span className="count">{count}</span>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterDrawer {...parts} paged={paged} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
