import people from 'bootstrap-icons/icons/person-workspace.svg?raw'
import { useMemo } from 'react'
import { BulkFooter } from '#shared/kits/dashboard/bulk/BulkFooter.tsx'
import type { SelectedRow } from '#shared/kits/dashboard/bulk/bulkState.ts'
import { RowSelectionProvider } from '#shared/kits/dashboard/bulk/RowSelectionProvider.tsx'
import { FilterButton } from '#shared/kits/dashboard/filter/FilterButton.tsx'
import { useShowFilterProblem } from '#shared/kits/dashboard/filter/useShowFilterProblem.ts'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { useListRequest } from '#shared/kits/dashboard/useListRequest.ts'
import { useReloadToast } from '#shared/kits/dashboard/useReloadToast.ts'
import { PagedList } from '#shared/kits/records/list/PagedList.tsx'
import { usePagedList } from '#shared/kits/records/list/usePagedList.ts'
import { lazyWithRetry, PanelLoadError } from '#shared/ui/loading/lazyWithRetry.tsx'
import { type UanJob, candidateLink, JOB_STATUS, reportFileName } from '../job.ts'
import { JOB_FILTERS, JOB_LIST_CONFIG, SEARCH_KEYS } from '../jobFilters.ts'
import { useUanJobsQuery } from '../uanApi.ts'
import { useUanLocation } from '../useUanLocation.ts'
import './jobs.css'
import { JOB_COLUMNS } from './jobColumns.tsx'

/** `seenAt` in epoch ms. */
const toSelectedRow = (job: UanJob, subClientId: string, seenAt: number): SelectedRow => ({
  id: job.jobId,
  subClientId,
  name: job.name,
  link: candidateLink(job),
  reportName: reportFileName(job),
  action: JOB_STATUS[job.status].hasReport ? 'report' : null,
  seenAt,
})

const JobBar = lazyWithRetry(
  async () => (await import('./bulk/JobBulkToolbar.tsx')).JobBulkToolbar,
  {
    label: 'The bulk actions',
    LoadError: PanelLoadError,
  },
)

const jobKey = ({ jobId }: UanJob) => jobId

type ViewJobsProps = { subClient: SubClient }

export function ViewJobs({ subClient }: ViewJobsProps) {
  const { setTab } = useUanLocation()
  const { subClientId } = subClient
  const table = useListRequest(JOB_LIST_CONFIG, subClientId)
  useShowFilterProblem(table, JOB_LIST_CONFIG)
  // Cached data is shown and refetched, because candidates change it all the time.
  const query = useUanJobsQuery(table.request, { refetchOnMountOrArgChange: true })
  const list = usePagedList(query, table)
  const reload = useReloadToast(list)
  const { rows, loadedAt } = list
  const selectableRows = useMemo(
    () => rows.map((job) => toSelectedRow(job, subClientId, loadedAt)),
    [rows, subClientId, loadedAt],
  )
  return (
    <RowSelectionProvider list="uan" subClientId={subClientId} rows={selectableRows}>
      <PagedList
        label="Jobs"
        noun={['job', 'jobs']}
        columns={JOB_COLUMNS}
        rowKey={jobKey}
        paged={table}
        list={list}
        onReload={reload}
        reloadLabel="Reload Dashboard"
        searchKeys={SEARCH_KEYS}
        filters={JOB_FILTERS}
        empty={{
          icon: people,
          description: 'Upload a CSV with your candidates. Each gets a link by SMS.',
          action: (
            <button type="button" className="btn btn-primary" onClick={() => setTab('create')}>
              Create Job
            </button>
          ),
        }}
      >
        <FilterButton paged={table} filters={JOB_FILTERS} />
      </PagedList>
      <BulkFooter Toolbar={JobBar} />
    </RowSelectionProvider>
  )
}
