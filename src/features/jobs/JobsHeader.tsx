import bell from 'bootstrap-icons/icons/bell.svg?raw'
import { useState } from 'react'
import { DownloadResults } from '#shared/kits/analyzer/jobs/DownloadResults.tsx'
import {
  canRequestNotifications,
  requestNotifications,
} from '#shared/kits/analyzer/jobs/notifications/systemNotification.ts'
import { isJob } from '#shared/kits/jobs/batch/waitingFiles.ts'
import { isRunning, type Job } from '#shared/kits/jobs/job.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { Segmented } from '#shared/ui/components/fields/Segmented.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { ActionsMenu } from '#shared/ui/components/overlays/ActionsMenu.tsx'
import { ListHeader } from '#shared/ui/table/ListHeader.tsx'
import { TableSearch } from '#shared/ui/table/query/TableSearch.tsx'
import type { TableUrl } from '#shared/ui/table/query/useTableUrl.ts'
import { ATTENTION, SHOW, type JobListRow } from './jobListRows.ts'

function NotificationsButton() {
  const [canEnableNotifications, setCanEnableNotifications] = useState(canRequestNotifications)
  if (!canEnableNotifications) return null
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm"
      onClick={() =>
        void requestNotifications().then(() => setCanEnableNotifications(canRequestNotifications()))
      }
    >
      <Icon of={bell} />
      Notify me
    </button>
  )
}

type JobsHeaderProps = {
  total: number
  /** The rows that the list shows: the buttons act on them alone (decisions L150). */
  found: readonly JobListRow[]
  table: TableUrl
  remove: (jobs: readonly Job[]) => void
}

export function JobsHeader({ total, found, table, remove }: JobsHeaderProps) {
  const finished = found.filter(isJob).filter((job) => !isRunning(job))
  const removable = finished.filter(({ keep }) => !keep)
  return (
    <ListHeader
      title="All jobs"
      count={total}
      search={
        <TableSearch
          label="Search jobs"
          placeholder="Search file, service, applicant or check"
          value={table.query.search}
          onChange={table.setSearch}
        />
      }
    >
      <Segmented
        label="Show"
        options={[
          { value: 'all', label: 'All' },
          { value: ATTENTION, label: 'Needs attention' },
        ]}
        value={table.query.filters[SHOW]?.includes(ATTENTION) === true ? ATTENTION : 'all'}
        onChange={(value) => table.setFilter(SHOW, value === ATTENTION ? [value] : [])}
      />
      <ActionsMenu>
        {finished.length > 0 && (
          <DownloadResults
            sources={found}
            name={`Results of ${plural(found.length, 'job')}`}
            className="btn btn-ghost btn-sm"
          />
        )}
        <NotificationsButton />
        {removable.length > 0 && (
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => remove(removable)}>
            Clear {removable.length} finished
          </button>
        )}
      </ActionsMenu>
    </ListHeader>
  )
}
