import { useMemo } from 'react'
import people from 'bootstrap-icons/icons/person-workspace.svg?raw'
import { FilterTool } from '#shared/dashboard/FilterTool.tsx'
import { ManyFoot } from '#shared/dashboard/many/ManyFoot.tsx'
import { SelectingRows } from '#shared/dashboard/many/SelectingRows.tsx'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { useListAsked } from '#shared/dashboard/useListAsked.ts'
import { useRefusalSaid } from '#shared/dashboard/useRefusalSaid.ts'
import { useReloadToast } from '#shared/dashboard/useReloadToast.ts'
import { PagedList } from '#shared/records/list/PagedList.tsx'
import { usePagedList } from '#shared/records/list/usePagedList.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { PanelLost } from '#shared/ui/PanelLost.tsx'
import type { UanJob } from '../job.ts'
import { JOB_FILTERS, JOB_LIST, SEARCH_KEYS } from '../jobFilters.ts'
import { useUanJobsQuery } from '../uanApi.ts'
import { useUanPlace } from '../useUanPlace.ts'
import { JOB_COLUMNS } from './jobColumns.tsx'
import { toChosen } from './many/toChosen.ts'
import './jobs.css'

const JobBar = lazyPart(async () => (await import('./many/JobBar.tsx')).JobBar, {
  what: 'What is done with many jobs',
  Lost: PanelLost,
})

const jobKey = ({ jobId }: UanJob) => jobId

type ViewJobsProps = { subClient: SubClient }

/** The jobs of one sub-client (kyc §2, look 14). */
export function ViewJobs({ subClient }: ViewJobsProps) {
  const { setTab } = useUanPlace()
  const { subClientId } = subClient
  const paged = useListAsked(JOB_LIST, subClientId)
  useRefusalSaid(paged, JOB_LIST)
  // What was loaded before shows at once, and is asked for anew: candidates move their jobs on all the time.
  const query = useUanJobsQuery(paged.asked, { refetchOnMountOrArgChange: true })
  const list = usePagedList(query, paged)
  const reload = useReloadToast(list)
  const { rows, loadedAt } = list
  const choosable = useMemo(
    () => rows.map((job) => toChosen(job, subClientId, loadedAt)),
    [rows, subClientId, loadedAt],
  )
  return (
    <SelectingRows list="uan" subClientId={subClientId} rows={choosable}>
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
      <ManyFoot Bar={JobBar} />
    </SelectingRows>
  )
}
