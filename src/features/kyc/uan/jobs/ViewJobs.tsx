import people from 'bootstrap-icons/icons/person-workspace.svg?raw'
import { FilterTool } from '#shared/dashboard/FilterTool.tsx'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { useListAsked } from '#shared/dashboard/useListAsked.ts'
import { useRefusalSaid } from '#shared/dashboard/useRefusalSaid.ts'
import { useReloadToast } from '#shared/dashboard/useReloadToast.ts'
import { PagedList } from '#shared/records/list/PagedList.tsx'
import { usePagedList } from '#shared/records/list/usePagedList.ts'
import type { UanJob } from '../job.ts'
import { JOB_FILTERS, JOB_LIST, SEARCH_KEYS } from '../jobFilters.ts'
import { useUanJobsQuery } from '../uanApi.ts'
import { useUanPlace } from '../useUanPlace.ts'
import { JOB_COLUMNS } from './jobColumns.tsx'
import './jobs.css'

const jobKey = ({ jobId }: UanJob) => jobId

type ViewJobsProps = { subClient: SubClient }

/** The jobs of one sub-client (kyc §2, look 14). */
export function ViewJobs({ subClient }: ViewJobsProps) {
  const { setTab } = useUanPlace()
  const paged = useListAsked(JOB_LIST, subClient.subClientId)
  useRefusalSaid(paged)
  // What was loaded before shows at once, and is asked for anew: candidates move their jobs on all the time.
  const query = useUanJobsQuery(paged.asked, { refetchOnMountOrArgChange: true })
  const list = usePagedList(query, paged)
  const reload = useReloadToast(list)
  return (
    <PagedList
      label="Jobs"
      noun={['job', 'jobs']}
      columns={JOB_COLUMNS}
      rowKey={jobKey}
      paged={paged}
      list={list}
      onReload={reload}
      reloadLabel="Reload Dashboard"
      searchKeys={SEARCH_KEYS}
      filters={JOB_FILTERS}
      empty={{
        icon: people,
        line: 'Upload a CSV with your candidates. Each gets a link by SMS.',
        action: (
          <button type="button" className="btn btn-primary" onClick={() => setTab('create')}>
            Create Job
          </button>
        ),
      }}
    >
      <FilterTool paged={paged} filters={JOB_FILTERS} />
    </PagedList>
  )
}
