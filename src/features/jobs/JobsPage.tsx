import layers from 'bootstrap-icons/icons/layers.svg?raw'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useSeen } from '#shared/analyzer/jobs/useSeen.ts'
import { isRunning, jobPath } from '#shared/jobs/job.ts'
import { inOrder, nextNew } from '#shared/jobs/jobOrder.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { plural } from '#shared/lib/plural.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { DataTable } from '#shared/ui/DataTable.tsx'
import { ListHead } from '#shared/ui/ListHead.tsx'
import { WindowedRows } from '#shared/ui/table/WindowedRows.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { TableSearch } from '#shared/ui/TableSearch.tsx'
import { useTableUrl } from '#shared/ui/useTableUrl.ts'
import { JOB_COLUMNS } from './jobColumns.tsx'
import { KeptHere } from './KeptHere.tsx'
import { RemovingContext } from './removing.ts'
import { TellSwitch } from './TellSwitch.tsx'
import { useRemoving } from './useRemoving.ts'
import './jobs.css'

const NO_FILTERS: readonly string[] = []
const idOf = ({ id }: { id: string }) => id

/** /jobs: everything of this user that was sent from this browser, what needs somebody first (our own). */
export function JobsPage() {
  const jobs = useAppSelector(selectJobs)
  const table = useTableUrl(NO_FILTERS)
  const { removed, remove, undo } = useRemoving()
  const rows = useMemo(() => {
    const gone = new Set(removed.map(idOf))
    return inOrder(Object.values(jobs).filter(({ id }) => !gone.has(id)))
  }, [jobs, removed])
  useSeen(useMemo(() => rows.filter(({ kind }) => kind === 'Not Uploaded'), [rows]))
  const next = nextNew(rows)
  const ended = rows.filter((job) => !isRunning(job))
  return (
    <div className="page">
      <PageHead
        title="Jobs"
        line="What you sent from this browser, until you remove it or log out."
      >
        {next !== undefined && (
          <Link className="btn btn-primary" to={jobPath(next)}>
            Open the next result
          </Link>
        )}
      </PageHead>
      {rows.length > 0 && <KeptHere />}
      {removed.length > 0 && (
        <p className="jobs-removed" role="status">
          {plural(removed.length, 'job')} removed.{' '}
          <button type="button" className="link-button" onClick={undo}>
            Undo
          </button>
        </p>
      )}
      <RemovingContext value={remove}>
        <DataTable
          label="Jobs"
          noun={['job', 'jobs']}
          columns={JOB_COLUMNS}
          rows={rows}
          rowKey={idOf}
          table={table}
          load={{ kind: 'ready' }}
          foot="count"
          windowing={WindowedRows}
          maxHeight="calc(100vh - 320px)"
          empty={{
            icon: layers,
            line: 'What you send to be analysed is listed here until you remove it.',
            action: (
              <Link className="btn btn-primary" to="/menupage">
                Choose a service
              </Link>
            ),
          }}
          head={
            <ListHead
              title="All jobs"
              count={rows.length}
              search={
                <TableSearch
                  label="Search jobs"
                  placeholder="Search file, service or applicant"
                  value={table.query.search}
                  onChange={table.setSearch}
                />
              }
            >
              <TellSwitch />
              {ended.length > 0 && (
                <button
                  type="button"
                  className="btn btn-ghost btn-sm"
                  onClick={() => remove(ended)}
                >
                  Clear {ended.length} that ended
                </button>
              )}
            </ListHead>
          }
        />
      </RemovingContext>
    </div>
  )
}
