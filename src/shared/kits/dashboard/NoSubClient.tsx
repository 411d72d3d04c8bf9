import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import people from 'bootstrap-icons/icons/people.svg?raw'
import type { ListLoad } from '#shared/kits/records/list/useLoadedList.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { LoadingPanel } from './LoadingPanel.tsx'

type NoSubClientProps = { load: ListLoad }

/** Shown without a sub-client: loading, failed, or none exist (decisions D34). */
export function NoSubClient({ load }: NoSubClientProps) {
  if (load.kind === 'loading') return <LoadingPanel label="Loading your sub-clients" />
  return (
    <section className="panel page-panel">
      {load.kind === 'failed' ? (
        <EmptyState
          icon={cloudSlash}
          title="Your sub-clients could not be loaded"
          description={load.message}
        >
          <button type="button" className="btn btn-primary" onClick={load.retry}>
            Try again
          </button>
        </EmptyState>
      ) : (
        <EmptyState
          icon={people}
          title="No sub-client yet"
          description="Your account has no sub-client to send checks for. Ask your administrator to add one."
        />
      )}
    </section>
  )
}
