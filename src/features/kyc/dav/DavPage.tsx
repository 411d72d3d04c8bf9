import people from 'bootstrap-icons/icons/people.svg?raw'
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { WithQueryCache } from '#shared/api/WithQueryCache.tsx'
import { useLoadedList } from '#shared/records/list/useLoadedList.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Dashboard } from './Dashboard.tsx'
import { useDavSubClientsQuery } from './davApi.ts'

const TITLE = 'Digital address verification'

/** /dav/uploadfile (kyc §2): for whom the user works comes first, for every list is one sub-client's. */
export function DavPage() {
  return (
    <WithQueryCache>
      <SubClients />
    </WithQueryCache>
  )
}

function SubClients() {
  const { rows: subClients, load } = useLoadedList(useDavSubClientsQuery(), { isEmptyTold: false })
  const [first] = subClients
  if (first !== undefined) return <Dashboard title={TITLE} subClients={subClients} first={first} />
  return (
    <div className="page">
      <PageHead title={TITLE} />
      <section className="panel page-panel">
        {load.kind === 'loading' && (
          <div className="panel-body">
            <Skeleton lines={4} label="Loading your sub-clients" />
          </div>
        )}
        {load.kind === 'failed' && (
          <EmptyState
            icon={cloudSlash}
            title="Your sub-clients could not be loaded"
            line={load.message}
          >
            <button type="button" className="btn btn-primary" onClick={load.retry}>
              Try again
            </button>
          </EmptyState>
        )}
        {load.kind === 'ready' && (
          <EmptyState
            icon={people}
            title="No sub-client yet"
            line="Your account has no sub-client to send checks for. Ask your administrator to add one."
          />
        )}
      </section>
    </div>
  )
}
