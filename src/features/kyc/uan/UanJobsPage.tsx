import { Dashboard, useSubClient } from '#shared/kits/dashboard/Dashboard.tsx'
import type { TabText } from '#shared/kits/dashboard/StageTabs.tsx'
import { withQueryCache } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { lazyWithRetry, PanelLoadError } from '#shared/ui/loading/lazyWithRetry.tsx'
import { useUanSubClientsQuery } from './uanApi.ts'
import { useUanLocation, type UanTab } from './useUanLocation.ts'

const CreateJob = lazyWithRetry(async () => (await import('./create/CreateJob.tsx')).CreateJob, {
  label: 'Create Job',
  LoadError: PanelLoadError,
})
const ViewJobs = lazyWithRetry(async () => (await import('./jobs/ViewJobs.tsx')).ViewJobs, {
  label: 'View Jobs',
  LoadError: PanelLoadError,
})

const TAB_ROWS: Record<UanTab, TabText> = {
  create: {
    label: 'Create Job',
    description: 'Every row is checked here before anything is sent.',
  },
  jobs: {
    label: 'View Jobs',
    description: 'Employment history, shared by the candidate through a link.',
  },
}

export const UanJobsPage = withQueryCache(function UanJobsPage() {
  const location = useUanLocation()
  const { subClient, subClientSelect, placeholder } = useSubClient(
    useUanSubClientsQuery(),
    location,
  )
  return (
    <Dashboard
      name="uan"
      title="UAN automation"
      tabs={TAB_ROWS}
      location={location}
      listTab="jobs"
      List={ViewJobs}
      header={subClientSelect}
      placeholder={placeholder}
      renderList={() => subClient && <ViewJobs key={subClient.subClientId} subClient={subClient} />}
      renderCreate={(panel) =>
        subClient && <CreateJob key={subClient.subClientId} subClient={subClient} {...panel} />
      }
    />
  )
})
