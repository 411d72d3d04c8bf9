import { Suspense, useState } from 'react'
import { LoadingPanel } from '#shared/kits/dashboard/LoadingPanel.tsx'
import { StageTabs, type TabText } from '#shared/kits/dashboard/StageTabs.tsx'
import { useDashboardLocation } from '#shared/kits/dashboard/useDashboardLocation.ts'
import { usePrefetchPanel } from '#shared/kits/records/usePrefetchPanel.ts'
import { QueryCacheGate } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { lazyWithRetry, PanelLoadError } from '#shared/ui/loading/lazyWithRetry.tsx'

const CreateCase = lazyWithRetry(async () => (await import('./create/CreateCase.tsx')).CreateCase, {
  label: 'Create Case',
  LoadError: PanelLoadError,
})
const ViewChecks = lazyWithRetry(async () => (await import('./checks/ViewChecks.tsx')).ViewChecks, {
  label: 'View Checks',
  LoadError: PanelLoadError,
})

const TABS = ['create', 'checks'] as const
type ChecksTab = (typeof TABS)[number]

const SUBTITLE = 'Verify past employment with employers, in bulk.'
const TAB_ROWS: Record<ChecksTab, TabText> = {
  create: { label: 'Create Case', description: SUBTITLE },
  checks: { label: 'View Checks', description: SUBTITLE },
}

function CompanyChecksDashboard() {
  const location = useDashboardLocation(TABS)
  const [headSlot, setHeadSlot] = useState<HTMLElement | null>(null)
  usePrefetchPanel(ViewChecks)
  return (
    <div className={location.tab === 'checks' ? 'page list-page' : 'page'}>
      <PageHeader title="Company checks" subtitle={TAB_ROWS[location.tab].description}>
        <div ref={setHeadSlot} />
      </PageHeader>
      <StageTabs name="company-checks" tabs={TAB_ROWS} location={location}>
        {location.tab === 'checks' ? (
          <Suspense fallback={<LoadingPanel label="Opening View Checks" />}>
            <ViewChecks />
          </Suspense>
        ) : (
          <Suspense fallback={<LoadingPanel label="Opening Create Case" />}>
            <CreateCase headSlot={headSlot} onProcessed={() => location.openWholeList('checks')} />
          </Suspense>
        )}
      </StageTabs>
    </div>
  )
}

export function CompanyChecksPage() {
  return (
    <QueryCacheGate>
      <CompanyChecksDashboard />
    </QueryCacheGate>
  )
}
