import reload from 'bootstrap-icons/icons/arrow-clockwise.svg?raw'
import briefcase from 'bootstrap-icons/icons/briefcase.svg?raw'
import { useMemo, useState } from 'react'
import { useReloadToast } from '#shared/kits/dashboard/useReloadToast.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import type { CompanyJob } from '../job.ts'
import { ROWS_PER_PAGE } from './blocks.ts'
import { formatListSummary } from './formatListSummary.ts'
import { JOB_COLUMNS } from './jobColumns.tsx'
import { toJobRows, sortJobs, type JobRow } from './jobRows.ts'
import { SearchBar } from './SearchBar.tsx'
import { NO_STATUS_CHANGES, trackStatusChanges } from './statusChanges.ts'
import '#shared/kits/records/list/list.css'
import './checks.css'
import { searchChips, useChecksTable, useClampedPage } from './useChecksTable.ts'
import { useJobList } from './useJobList.ts'

function useStatusChanges(
  jobs: readonly CompanyJob[],
  loadedAt: number,
): ReadonlyMap<string, number> {
  const [changes, setChanges] = useState(NO_STATUS_CHANGES)
  if (changes.jobs !== jobs) setChanges(trackStatusChanges(changes, jobs, loadedAt))
  return changes.changed
}

const rowKey = ({ rowId }: JobRow) => rowId

export function ViewChecks() {
  const checks = useChecksTable()
  const { table, search, pagePosition } = checks
  const list = useJobList(search, pagePosition, checks.repeatCount)
  const { jobs, total, load } = list
  const changed = useStatusChanges(jobs, list.loadedAt)
  const onReload = useReloadToast(list)
  useClampedPage(checks, total, load.kind === 'ready')

  const { sort, page } = table.query
  const sorted = useMemo(() => sortJobs(jobs, sort), [jobs, sort])
  const { first, end } = pagePosition
  const rows = useMemo(
    () => toJobRows(sorted, { first, end }, changed),
    [sorted, first, end, changed],
  )
  return (
    <div className="paged-list">
      <div className="list-tools">
        <SearchBar search={checks.searchInput} onSearch={checks.setSearch} />
        <button type="button" className="btn btn-secondary btn-icon" onClick={onReload}>
          <Icon of={reload} label="Reload" />
        </button>
        <p className="list-tools-end small muted">
          {formatListSummary({ fetched: jobs.length, total, hasMore: list.hasMore, sort })}
        </p>
      </div>
      <p role="status" className="visually-hidden">
        {changed.size > 0 && `${plural(changed.size, 'check has', 'checks have')} a new status`}
      </p>
      {list.unreadableCount > 0 && (
        <p className="list-loaded-at" role="status">
          {plural(list.unreadableCount, 'check')} cannot be shown because the server sent incomplete
          data.
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
        paging={{ kind: 'server', size: ROWS_PER_PAGE, total, page, isSorted: true }}
        chips={searchChips(search, table)}
        footer="strip"
        empty={{
          icon: briefcase,
          title: 'No Data Found',
          unmatchedTitle: 'No Data Found',
          description:
            'No check has been uploaded yet. Choose a workbook under Create Case; its checks appear here.',
        }}
      />
    </div>
  )
}
