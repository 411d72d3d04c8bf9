import { Dashboard } from '#shared/kits/dashboard/Dashboard.tsx'
import type { TabText } from '#shared/kits/dashboard/StageTabs.tsx'
import { useDashboardLocation } from '#shared/kits/dashboard/useDashboardLocation.ts'
import { withQueryCache } from '#shared/platform/queryCache/QueryCacheGate.tsx'
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

export const CompanyChecksPage = withQueryCache(function CompanyChecksPage() {
  return (
    <Dashboard
      name="company-checks"
      title="Company checks"
      tabs={TAB_ROWS}
      location={useDashboardLocation(TABS)}
      listTab="checks"
      List={ViewChecks}
      renderList={() => <ViewChecks />}
      renderCreate={(panel) => <CreateCase {...panel} />}
    />
  )
})
