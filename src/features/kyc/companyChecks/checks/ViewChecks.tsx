import reload from 'bootstrap-icons/icons/arrow-clockwise.svg?raw'
import briefcase from 'bootstrap-icons/icons/briefcase.svg?raw'
import { useMemo } from 'react'
import { useReloadToast } from '#shared/dashboard/useReloadToast.ts'
import { plural } from '#shared/lib/plural.ts'
import { DataTable } from '#shared/ui/DataTable.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { SHOWN_ROWS } from './blocks.ts'
import { JOB_COLUMNS } from './jobColumns.tsx'
import { listedJobs, sortedJobs, type ListedJob } from './listedJobs.ts'
import { listLine } from './listLine.ts'
import { SearchBar } from './SearchBar.tsx'
import { searchChips, useChecksTable, useNotPastEnd } from './useChecksTable.ts'
import { useChanges } from './useChanges.ts'
import { useJobList } from './useJobList.ts'
import '#shared/records/list/list.css'
import './checks.css'

const rowKey = ({ rowId }: ListedJob) => rowId

/** The list of checks and their reports (kyc §2, look 13a). */
export function ViewChecks() {
  const checks = useChecksTable()
  const { table, search, place } = checks
  const list = useJobList(search, place, checks.repeats)
  const { jobs, total, load } = list
  const changed = useChanges(jobs, list.loadedAt)
  const onReload = useReloadToast(list)
  useNotPastEnd(checks, total, load.kind === 'ready')

  const { sort, page } = table.query
  const sorted = useMemo(() => sortedJobs(jobs, sort), [jobs, sort])
  const { first, end } = place
  const rows = useMemo(
    () => listedJobs(sorted, { first, end }, changed),
    [sorted, first, end, changed],
  )
  return (
    <div className="paged-list">
      <div className="list-tools">
        <SearchBar asked={checks.typed} onSearch={checks.setSearch} />
        <button type="button" className="btn btn-secondary btn-icon" onClick={onReload}>
          <Icon of={reload} label="Reload" />
        </button>
        <p className="list-tools-end small muted">
          {listLine({ fetched: jobs.length, total, hasMore: list.hasMore, sort })}
        </p>
      </div>
      <p role="status" className="visually-hidden">
        {changed.size > 0 && `${plural(changed.size, 'check has', 'checks have')} a new status`}
      </p>
      {list.unread > 0 && (
        <p className="list-seen" role="status">
          {plural(list.unread, 'check')} cannot be shown: the server sent no id, or a value that
          does not fit.
        </p>
      )}
      <DataTable
        label="Checks"
        noun={['check', 'checks']}
        columns={JOB_COLUMNS}
        rows={rows}
        rowKey={rowKey}
        table={table}
        load={load}
        paging={{ kind: 'server', size: SHOWN_ROWS, total, page, isSorted: true }}
        chips={searchChips(search, table)}
        foot="strip"
        empty={{
          icon: briefcase,
          title: 'No Data Found',
          unmatchedTitle: 'No Data Found',
          line: 'No check has been uploaded yet. Choose a workbook under Create Case; its checks appear here.',
        }}
      />
    </div>
  )
}
