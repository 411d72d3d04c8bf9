import pin from 'bootstrap-icons/icons/geo-alt.svg?raw'
import { Suspense, useCallback, useMemo } from 'react'
import { BulkFooter } from '#shared/kits/dashboard/bulk/BulkFooter.tsx'
import { RowSelectionProvider } from '#shared/kits/dashboard/bulk/RowSelectionProvider.tsx'
import { FilterButton } from '#shared/kits/dashboard/filter/FilterButton.tsx'
import { useShowFilterProblem } from '#shared/kits/dashboard/filter/useShowFilterProblem.ts'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { useListRequest, type ListTable } from '#shared/kits/dashboard/useListRequest.ts'
import { useReloadToast } from '#shared/kits/dashboard/useReloadToast.ts'
import { PagedList } from '#shared/kits/records/list/PagedList.tsx'
import { usePagedList, type PagedListState } from '#shared/kits/records/list/usePagedList.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { InlineLoadError } from '#shared/ui/loading/InlineLoadError.tsx'
import { lazyWithRetry, PanelLoadError } from '#shared/ui/loading/lazyWithRetry.tsx'
import { type AddressCase, CASE_STATUS } from '../case.ts'
import { CASE_FILTERS, MENU_FILTERS, SEARCH_KEYS, CASE_LIST_CONFIG } from '../caseFilters.ts'
import { useDavCasesQuery } from '../davApi.ts'
import './checks.css'
import { startQc, viewCase } from '../review/assignment/runAssignment.ts'
import { useDavLocation } from '../useDavLocation.ts'
import { AlternateNumbersContext, useAlternateNumbers } from './alternateNumbers.ts'
import { toSelectedRow } from './bulk/toSelectedRow.ts'
import { CASE_COLUMNS } from './caseColumns.tsx'
import { MisToolbar } from './mis/MisToolbar.tsx'

/** If the query fails, an error is shown and the rows stay. */
function useCaseList({ subClientId }: SubClient): {
  table: ListTable
  list: PagedListState<AddressCase>
} {
  const table = useListRequest(CASE_LIST_CONFIG, subClientId)
  useShowFilterProblem(table, CASE_LIST_CONFIG)
  // Cached data is shown and refetched, because colleagues and candidates change it all the time.
  const query = useDavCasesQuery(table.request, { refetchOnMountOrArgChange: true })
  return { table, list: usePagedList(query, table) }
}

/** Reserves the menu's space, so that nothing moves when it loads. */
function ViewsMenuPlaceholder() {
  return (
    <span className="btn btn-secondary disabled" aria-hidden="true">
      Views
    </span>
  )
}

/** Starts a ready case and opens a decided one read-only; only a click on its status reopens it. */
const openRow = (record: AddressCase): AppThunk<Promise<void>> =>
  CASE_STATUS[record.status].action === 'startQc' ? startQc(record.caseId) : viewCase(record)

const ViewsMenu = lazyWithRetry(async () => (await import('./views/ViewsMenu.tsx')).ViewsMenu, {
  label: 'Views',
  LoadError: InlineLoadError,
})

const CaseBar = lazyWithRetry(
  async () => (await import('./bulk/CaseBulkToolbar.tsx')).CaseBulkToolbar,
  {
    label: 'The bulk actions',
    LoadError: PanelLoadError,
  },
)

const caseKey = ({ caseId }: AddressCase) => caseId

type ViewChecksProps = { subClient: SubClient }

export function ViewChecks({ subClient }: ViewChecksProps) {
  const dispatch = useAppDispatch()
  const location = useDavLocation()
  const { subClientId } = subClient
  const { table, list } = useCaseList(subClient)
  const { rows, loadedAt } = list
  const selectableRows = useMemo(
    () => rows.map((record) => toSelectedRow(record, subClientId, loadedAt)),
    [rows, subClientId, loadedAt],
  )
  const reload = useReloadToast(list)
  const numbers = useAlternateNumbers()
  // Memoized, so that typing in the search does not render the rows again.
  const open = useCallback((record: AddressCase) => void dispatch(openRow(record)), [dispatch])
  return (
    <AlternateNumbersContext value={numbers}>
      <RowSelectionProvider list="dav" subClientId={subClientId} rows={selectableRows}>
        <PagedList
          label="Cases"
          noun={['case', 'cases']}
          columns={CASE_COLUMNS}
          rowKey={caseKey}
          paged={table}
          list={list}
          onReload={reload}
          searchKeys={SEARCH_KEYS}
          filters={CASE_FILTERS}
          onOpen={open}
          empty={{
            icon: pin,
            description:
              'Upload a CSV with your candidates. Each gets a link by email, SMS and call.',
            action: (
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => location.setTab('create')}
              >
                Create Case
              </button>
            ),
          }}
          endActions={<MisToolbar />}
        >
          <FilterButton paged={table} filters={MENU_FILTERS} searchKeys={SEARCH_KEYS} />
          <Suspense fallback={<ViewsMenuPlaceholder />}>
            <ViewsMenu />
          </Suspense>
        </PagedList>
        <BulkFooter Toolbar={CaseBar} />
      </RowSelectionProvider>
    </AlternateNumbersContext>
  )
}
