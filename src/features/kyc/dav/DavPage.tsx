import { Suspense, useState, type ReactNode } from 'react'
import { useStepHeading } from '#shared/kits/analyzer/useStepHeading.ts'
import { LoadingPanel } from '#shared/kits/dashboard/LoadingPanel.tsx'
import { NoSubClient } from '#shared/kits/dashboard/NoSubClient.tsx'
import { StageTabs, type TabText } from '#shared/kits/dashboard/StageTabs.tsx'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { SubClientSelect } from '#shared/kits/dashboard/SubClientSelect.tsx'
import { useLoadedList, type ListLoad } from '#shared/kits/records/list/useLoadedList.ts'
import { usePrefetchPanel } from '#shared/kits/records/usePrefetchPanel.ts'
import { QueryCacheGate } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import {
  lazyWithRetry,
  ScreenLoadError,
  PanelLoadError,
} from '#shared/ui/loading/lazyWithRetry.tsx'
import { useDavSubClientsQuery } from './davApi.ts'
import { AssignmentController } from './review/assignment/AssignmentController.tsx'
import { DAV_STEPS } from './review/assignment/davSteps.ts'
import { useDavLocation, type DavLocation, type DavTab } from './useDavLocation.ts'

const CreateCase = lazyWithRetry(async () => (await import('./create/CreateCase.tsx')).CreateCase, {
  label: 'Create Case',
  LoadError: PanelLoadError,
})
const ViewChecks = lazyWithRetry(async () => (await import('./checks/ViewChecks.tsx')).ViewChecks, {
  label: 'View Checks',
  LoadError: PanelLoadError,
})

const TAB_ROWS: Record<DavTab, TabText> = {
  create: {
    label: 'Create Case',
    description: 'Every row is checked here before anything is sent.',
  },
  checks: {
    label: 'View Checks',
    description: 'Send a link, receive the photos, decide whether the address is genuine.',
  },
}

type DashboardTabsProps = {
  location: DavLocation
  subClient: SubClient | undefined
  subClientChoice: ReactNode
  load: ListLoad
}

function DashboardTabs({ location, subClient, subClientChoice, load }: DashboardTabsProps) {
  const [headSlot, setHeadSlot] = useState<HTMLElement | null>(null)
  const heading = useStepHeading('dav', DAV_STEPS.list)
  usePrefetchPanel(ViewChecks)
  return (
    <div className={location.tab === 'checks' ? 'page list-page' : 'page'}>
      <PageHeader
        title="Digital address verification"
        subtitle={TAB_ROWS[location.tab].description}
        headingRef={heading}
      >
        <div ref={setHeadSlot} />
        {subClientChoice}
      </PageHeader>
      {subClient === undefined ? (
        <NoSubClient load={load} />
      ) : (
        <StageTabs name="dav" tabs={TAB_ROWS} location={location}>
          {location.tab === 'checks' ? (
            <Suspense fallback={<LoadingPanel label="Opening View Checks" />}>
              <ViewChecks key={subClient.subClientId} subClient={subClient} />
            </Suspense>
          ) : (
            <Suspense fallback={<LoadingPanel label="Opening Create Case" />}>
              <CreateCase
                key={subClient.subClientId}
                subClient={subClient}
                headSlot={headSlot}
                onProcessed={() => location.openWholeList('checks')}
              />
            </Suspense>
          )}
        </StageTabs>
      )}
    </div>
  )
}

const ReviewStage = lazyWithRetry(
  async () => (await import('./review/ReviewStage.tsx')).ReviewStage,
  {
    label: 'The review',
    LoadError: ScreenLoadError,
  },
)

export function Dashboard() {
  const { rows, load } = useLoadedList(useDavSubClientsQuery(), { shouldAnnounceEmpty: false })
  const location = useDavLocation()
  const { subClientId, caseId } = location
  // The first one, also where the URL names another user's (decisions D34).
  const subClient = rows.find((candidate) => candidate.subClientId === subClientId) ?? rows[0]
  const subClientSelect = subClient && (
    <SubClientSelect
      subClients={rows}
      chosen={subClient}
      onChoose={location.setSubClient}
      isDisabled={caseId !== null}
    />
  )
  return (
    <>
      {subClient !== undefined && caseId !== null ? (
        <Suspense fallback={<LoadingPanel label="Opening the case" />}>
          <ReviewStage
            key={caseId}
            caseId={caseId}
            subClient={subClient}
            subClientChoice={subClientSelect}
          />
        </Suspense>
      ) : (
        <DashboardTabs
          location={location}
          subClient={subClient}
          subClientChoice={subClientSelect}
          load={load}
        />
      )}
      {subClient !== undefined && (
        <AssignmentController location={location} subClient={subClient} />
      )}
    </>
  )
}

export function DavPage() {
  return (
    <QueryCacheGate>
      <Dashboard />
    </QueryCacheGate>
  )
}
