import { Suspense, useState } from 'react'
import { LoadingPanel } from '#shared/kits/dashboard/LoadingPanel.tsx'
import { NoSubClient } from '#shared/kits/dashboard/NoSubClient.tsx'
import { StageTabs, type TabText } from '#shared/kits/dashboard/StageTabs.tsx'
import { SubClientSelect } from '#shared/kits/dashboard/SubClientSelect.tsx'
import { useLoadedList } from '#shared/kits/records/list/useLoadedList.ts'
import { usePrefetchPanel } from '#shared/kits/records/usePrefetchPanel.ts'
import { QueryCacheGate } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
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

function UanDashboard() {
  const { rows, load } = useLoadedList(useUanSubClientsQuery(), { shouldAnnounceEmpty: false })
  const location = useUanLocation()
  const [headSlot, setHeadSlot] = useState<HTMLElement | null>(null)
  usePrefetchPanel(ViewJobs)
  // The first one, also where the URL names another user's (decisions D34).
  const subClient =
    rows.find((candidate) => candidate.subClientId === location.subClientId) ?? rows[0]
  return (
    <div className={location.tab === 'jobs' ? 'page list-page' : 'page'}>
      <PageHeader title="UAN automation" subtitle={TAB_ROWS[location.tab].description}>
        <div ref={setHeadSlot} />
        {subClient && (
          <SubClientSelect subClients={rows} chosen={subClient} onChoose={location.setSubClient} />
        )}
      </PageHeader>
      {subClient === undefined ? (
        <NoSubClient load={load} />
      ) : (
        <StageTabs name="uan" tabs={TAB_ROWS} location={location}>
          {location.tab === 'jobs' ? (
            <Suspense fallback={<LoadingPanel label="Opening View Jobs" />}>
              <ViewJobs key={subClient.subClientId} subClient={subClient} />
            </Suspense>
          ) : (
            <Suspense fallback={<LoadingPanel label="Opening Create Job" />}>
              <CreateJob
                key={subClient.subClientId}
                subClient={subClient}
                headSlot={headSlot}
                onProcessed={() => location.openWholeList('jobs')}
              />
            </Suspense>
          )}
        </StageTabs>
      )}
    </div>
  )
}

export function UanJobsPage() {
  return (
    <QueryCacheGate>
      <UanDashboard />
    </QueryCacheGate>
  )
}
