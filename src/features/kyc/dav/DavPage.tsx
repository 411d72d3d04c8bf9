import { Suspense } from 'react'
import { useStepHeading } from '#shared/kits/analyzer/useStepHeading.ts'
import { Dashboard, useSubClient } from '#shared/kits/dashboard/Dashboard.tsx'
import { LoadingPanel } from '#shared/kits/dashboard/LoadingPanel.tsx'
import type { TabText } from '#shared/kits/dashboard/StageTabs.tsx'
import { withQueryCache } from '#shared/platform/queryCache/QueryCacheGate.tsx'
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

const ReviewStage = lazyWithRetry(
  async () => (await import('./review/ReviewStage.tsx')).ReviewStage,
  {
    label: 'The review',
    LoadError: ScreenLoadError,
  },
)

type DavListProps = ReturnType<typeof useSubClient> & { location: DavLocation }

function DavList({ location, subClient, subClientSelect, placeholder }: DavListProps) {
  return (
    <Dashboard
      name="dav"
      title="Digital address verification"
      headingRef={useStepHeading('dav', DAV_STEPS.list)}
      tabs={TAB_ROWS}
      location={location}
      listTab="checks"
      List={ViewChecks}
      header={subClientSelect}
      placeholder={placeholder}
      renderList={() =>
        subClient && <ViewChecks key={subClient.subClientId} subClient={subClient} />
      }
      renderCreate={(panel) =>
        subClient && <CreateCase key={subClient.subClientId} subClient={subClient} {...panel} />
      }
    />
  )
}

export function DavDashboard() {
  const location = useDavLocation()
  const { caseId } = location
  const subClients = useSubClient(useDavSubClientsQuery(), location, caseId !== null)
  const { subClient, subClientSelect } = subClients
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
        <DavList {...subClients} location={location} />
      )}
      {subClient !== undefined && (
        <AssignmentController location={location} subClient={subClient} />
      )}
    </>
  )
}

export const DavPage = withQueryCache(DavDashboard)
