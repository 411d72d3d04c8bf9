import pin from 'bootstrap-icons/icons/geo-alt.svg?raw'
import sliders from 'bootstrap-icons/icons/sliders.svg?raw'
import { Suspense, useState } from 'react'
import { PagedList } from '#shared/records/list/PagedList.tsx'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { LostDialog } from '#shared/ui/LostDialog.tsx'
import { LostLine } from '#shared/ui/LostLine.tsx'
import type { AddressCase, SubClient } from '../case.ts'
import { CASE_FILTERS, SEARCH_KEYS } from '../caseFilters.ts'
import { useDavPlace } from '../useDavPlace.ts'
import { openRow } from './openRow.ts'
import { countOf } from './filterDraft.ts'
import { AlternateNumbersContext, useAlternateNumbers } from './alternateNumbers.ts'
import { CASE_COLUMNS } from './caseColumns.tsx'
import { ManyFoot } from './many/ManyFoot.tsx'
import { SelectingRows } from './many/SelectingRows.tsx'
import { MisTools } from './MisTools.tsx'
import { useCaseList } from './useCaseList.ts'
import { useReloadToast } from './useReloadToast.ts'
import { ViewsWaiting } from './views/ViewsWaiting.tsx'
import './checks.css'

const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet, {
  what: 'The filter',
  Lost: LostDialog,
})

const ViewsMenu = lazyPart(async () => (await import('./views/ViewsMenu.tsx')).ViewsMenu, {
  what: 'Views',
  Lost: LostLine,
})

const caseKey = ({ caseId }: AddressCase) => caseId

type ViewChecksProps = { subClient: SubClient }

/** The cases of one sub-client (kyc §2, look 06). */
export function ViewChecks({ subClient }: ViewChecksProps) {
  const dispatch = useAppDispatch()
  const place = useDavPlace()
  const { paged, list } = useCaseList(subClient)
  const reload = useReloadToast(list)
  const numbers = useAlternateNumbers()
  const [isFiltering, setFiltering] = useState(false)
  const count = countOf({ filters: paged.table.query.filters, by: paged.by, text: '' })
  return (
    <AlternateNumbersContext value={numbers}>
      <SelectingRows subClientId={subClient.subClientId} rows={list.rows} loadedAt={list.loadedAt}>
        <PagedList
          label="Cases"
          noun={['case', 'cases']}
          columns={CASE_COLUMNS}
          rowKey={caseKey}
          paged={paged}
          list={list}
          onReload={reload}
          searchKeys={SEARCH_KEYS}
          filters={CASE_FILTERS}
          onOpen={(one) => void dispatch(openRow(one))}
          empty={{
            icon: pin,
            line: 'Upload a CSV with your candidates. Each gets a link by email, SMS and call.',
            action: (
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => place.setTab('create')}
              >
                Create Case
              </button>
            ),
          }}
          end={<MisTools />}
        >
          <button
            type="button"
            className="btn btn-secondary"
            aria-haspopup="dialog"
            onClick={() => setFiltering(true)}
          >
            <Icon of={sliders} />
            <span className="filter-word">Filter</span>
            {count > 0 && <span className="count">{count}</span>}
          </button>
          <Suspense fallback={<ViewsWaiting />}>
            <ViewsMenu paged={paged} />
          </Suspense>
        </PagedList>
        <ManyFoot subClientId={subClient.subClientId} />
      </SelectingRows>
      {isFiltering && (
        <Suspense fallback={null}>
          <FilterSheet paged={paged} onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </AlternateNumbersContext>
  )
}
