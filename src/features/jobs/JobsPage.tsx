import layers from 'bootstrap-icons/icons/layers.svg?raw'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { NextInJobs } from '#shared/kits/analyzer/jobs/NextResult.tsx'
import { OwnerLinks } from '#shared/kits/analyzer/jobs/OwnerLinks.tsx'
import { useMarkJobsSeen } from '#shared/kits/analyzer/jobs/useMarkJobsSeen.ts'
import { isJob, waitingFiles } from '#shared/kits/jobs/batch/waitingFiles.ts'
import { isFailed } from '#shared/kits/jobs/job.ts'
import { resumeOwners } from '#shared/kits/jobs/jobOwners.ts'
import { selectJobs, selectJobsLoaded } from '#shared/kits/jobs/jobsSlice.ts'
import { summarizeStoredResults } from '#shared/kits/jobs/results/summarizeJobs.ts'
import { sortJobs } from '#shared/kits/jobs/sortJobs.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch, useAppSelector, useSessionScope } from '#shared/platform/store/hooks.ts'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { useIsNarrow } from '#shared/ui/hooks/useMediaQuery.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { WindowedRows } from '#shared/ui/table/grid/WindowedRows.tsx'
import { useTableUrl } from '#shared/ui/table/query/useTableUrl.ts'
import { jobColumns, RemoveJobsContext } from './jobColumns.tsx'
import type { JobHistories, JobHistoriesReaderProps } from './JobHistoriesReader.tsx'
import { ATTENTION, insertWaitingFiles, matchesFilter, SHOW } from './jobListRows.ts'
import { JobsHeader } from './JobsHeader.tsx'
import { StorageUsage } from './StorageUsage.tsx'
import { useUndoableRemoval } from './useUndoableRemoval.ts'
import './jobs.css'

const FILTERS = [{ name: SHOW, isValid: (value: string) => value === ATTENTION }]
const JobHistoriesReader = lazyWithRetry<JobHistoriesReaderProps>(
  async () => (await import('./JobHistoriesReader.tsx')).JobHistoriesReader,
  { label: 'The history of the files', LoadError: RenderNothing },
)

const NO_BATCHES = {}
const idOf = ({ id }: { id: string }) => id

/** What is missing: checks of results, and names of owners, whose code may not have loaded. */
function useMissingChecksAndOwners(): void {
  const dispatch = useAppDispatch()
  const isLoaded = useAppSelector(selectJobsLoaded)
  useEffect(() => {
    if (!isLoaded) return
    void dispatch(summarizeStoredResults())
    void dispatch(resumeOwners())
  }, [dispatch, isLoaded])
}

/** Jobs that need attention come first. This page is not in the specification. */
export function JobsPage() {
  const jobs = useAppSelector(selectJobs)
  const batches = useAppSelector((state) => state.batches?.batches ?? NO_BATCHES)
  const { jobOwners } = useSessionScope()
  const table = useTableUrl(FILTERS)
  const { pendingRemoval, remove, undo } = useUndoableRemoval()
  const rows = useMemo(() => {
    const removedIds = new Set(pendingRemoval.map(idOf))
    const shownJobs = Object.values(jobs).filter(({ id }) => !removedIds.has(id))
    return insertWaitingFiles(sortJobs(shownJobs), waitingFiles(batches, jobs, jobOwners))
  }, [jobs, batches, jobOwners, pendingRemoval])
  const jobRows = useMemo(() => rows.filter(isJob), [rows])
  const [histories, setHistories] = useState<JobHistories>(() => new Map())
  const columns = useMemo(() => jobColumns(histories), [histories])
  const matches = useMemo(() => matchesFilter(histories), [histories])
  useMarkJobsSeen(useMemo(() => jobRows.filter(isFailed), [jobRows]))
  useMissingChecksAndOwners()
  // On a phone the first job comes first.
  const isNarrow = useIsNarrow()
  return (
    <div className="page">
      <PageHeader
        title="Jobs"
        subtitle="Everything you sent from this browser, until you remove it or log out."
      >
        <span className="only-wide jobs-links">
          <OwnerLinks />
        </span>
        <NextInJobs size="btn" tone="btn-primary" />
      </PageHeader>
      {rows.length > 0 && !isNarrow && <StorageUsage />}
      {pendingRemoval.length > 0 && (
        <p className="jobs-removed" role="status">
          {plural(pendingRemoval.length, 'job')} removed.{' '}
          <button type="button" className="link-button" onClick={undo}>
            Undo
          </button>
        </p>
      )}
      <Suspense fallback={null}>
        <JobHistoriesReader jobs={jobRows} onChange={setHistories} />
      </Suspense>
      <RemoveJobsContext value={remove}>
        <DataTable
          label="Jobs"
          noun={['job', 'jobs']}
          columns={columns}
          rows={rows}
          rowKey={idOf}
          table={table}
          matchesFilters={matches}
          load={{ kind: 'ready' }}
          footer="count"
          windowing={WindowedRows}
          maxHeight="calc(100vh - 320px)"
          empty={{
            icon: layers,
            description: 'Files you send for analysis are listed here until you remove them.',
            action: (
              <Link className="btn btn-primary" to="/menupage">
                Choose a service
              </Link>
            ),
          }}
          renderHeader={(found) => (
            <JobsHeader total={rows.length} found={found} table={table} remove={remove} />
          )}
        />
      </RemoveJobsContext>
      {rows.length > 0 && isNarrow && <StorageUsage />}
    </div>
  )
}
