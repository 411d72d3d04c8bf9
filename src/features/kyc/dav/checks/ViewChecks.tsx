import pin from 'bootstrap-icons/icons/geo-alt.svg?raw'
import { Suspense, useCallback, useMemo } from 'react'
import { useReloadToast } from '#shared/dashboard/useReloadToast.ts'
import { PagedList } from '#shared/records/list/PagedList.tsx'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { PanelLost } from '#shared/ui/PanelLost.tsx'
import { LostLine } from '#shared/ui/LostLine.tsx'
import { FilterTool } from '#shared/dashboard/FilterTool.tsx'
import { ManyFoot } from '#shared/dashboard/many/ManyFoot.tsx'
import { SelectingRows } from '#shared/dashboard/many/SelectingRows.tsx'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import type { AddressCase } from '../case.ts'
import { CASE_FILTERS, OFFERED_FILTERS, SEARCH_KEYS } from '../caseFilters.ts'
import { useDavPlace } from '../useDavPlace.ts'
import { openRow } from './openRow.ts'
import { AlternateNumbersContext, useAlternateNumbers } from './alternateNumbers.ts'
import { CASE_COLUMNS } from './caseColumns.tsx'
import { toChosen } from './many/toChosen.ts'
import { MisTools } from './MisTools.tsx'
import { useCaseList } from './useCaseList.ts'
import { ViewsWaiting } from './views/ViewsWaiting.tsx'
import './checks.css'

const ViewsMenu = lazyPart(async () => (await import('./views/ViewsMenu.tsx')).ViewsMenu, {
  what: 'Views',
  Lost: LostLine,
})

const CaseBar = lazyPart(async () => (await import('./many/CaseBar.tsx')).CaseBar, {
  what: 'What is done with many cases',
  Lost: PanelLost,
})

const caseKey = ({ caseId }: AddressCase) => caseId

type ViewChecksProps = { subClient: SubClient }

/** The cases of one sub-client (kyc §2, look 06). */
export function ViewChecks({ subClient }: ViewChecksProps) {
  const dispatch = useAppDispatch()
  const place = useDavPlace()
  const { subClientId } = subClient
  const { paged, list } = useCaseList(subClient)
  const { rows, loadedAt } = list
  const choosable = useMemo(
    () => rows.map((one) => toChosen(one, subClientId, loadedAt)),
    [rows, subClientId, loadedAt],
  )
  const reload = useReloadToast(list)
  const numbers = useAlternateNumbers()
  // The same one: a key in the search renders no row anew.
  const open = useCallback((one: AddressCase) => void dispatch(openRow(one)), [dispatch])
  return (
    <AlternateNumbersContext value={numbers}>
      <SelectingRows list="dav" subClientId={subClientId} rows={choosable}>
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
          onOpen={open}
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
          <FilterTool paged={paged} filters={OFFERED_FILTERS} searchKeys={SEARCH_KEYS} />
          <Suspense fallback={<ViewsWaiting />}>
            <ViewsMenu paged={paged} />
          </Suspense>
        </PagedList>
        <ManyFoot Bar={CaseBar} />
      </SelectingRows>
    </AlternateNumbersContext>
  )
}
