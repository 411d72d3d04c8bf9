import sliders from 'bootstrap-icons/icons/sliders.svg?raw'
import { Suspense, useState } from 'react'
import type { PagedTable } from '#shared/records/list/usePagedTable.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { LostDialog } from '#shared/ui/LostDialog.tsx'
import { countOf, type FilterParts } from './filterDraft.ts'

const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet, {
  what: 'The filter',
  Lost: LostDialog,
})

type FilterToolProps = FilterParts & { paged: Omit<PagedTable, 'asked'> }

/** Opens the filter, and says how many choices of it narrow the list. */
export function FilterTool({ paged, ...parts }: FilterToolProps) {
  const [isOpen, setOpen] = useState(false)
  const count = countOf({ filters: paged.table.query.filters, text: '' }, parts.filters)
  return (
    <>
      <button
        type="button"
        className="btn btn-secondary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={sliders} />
        <span className="tool-word">Filter</span>
        {count > 0 && <span className="count">{count}</span>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet {...parts} paged={paged} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
