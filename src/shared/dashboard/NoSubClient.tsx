import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import people from 'bootstrap-icons/icons/people.svg?raw'
import type { ListLoad } from '#shared/records/list/useLoadedList.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Waiting } from './Waiting.tsx'

type NoSubClientProps = { load: ListLoad }

/** While there is no sub-client to show anything of: they are on their way, did not come, or there are none (decisions D34). */
export function NoSubClient({ load }: NoSubClientProps) {
  if (load.kind === 'loading') return <Waiting label="Loading your sub-clients" />
  return (
    <section className="panel page-panel">
      {load.kind === 'failed' ? (
        <EmptyState
          icon={cloudSlash}
          title="Your sub-clients could not be loaded"
          line={load.message}
        >
          <button type="button" className="btn btn-primary" onClick={load.retry}>
            Try again
          </button>
        </EmptyState>
      ) : (
        <EmptyState
          icon={people}
          title="No sub-client yet"
          line="Your account has no sub-client to send checks for. Ask your administrator to add one."
        />
      )}
    </section>
  )
}
