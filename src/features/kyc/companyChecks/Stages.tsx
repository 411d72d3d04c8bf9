import { Suspense, useState } from 'react'
import { StageTabs, type TabRow } from '#shared/dashboard/StageTabs.tsx'
import { useDashboardPlace } from '#shared/dashboard/useDashboardPlace.ts'
import { Waiting } from '#shared/dashboard/Waiting.tsx'
import { usePanelAhead } from '#shared/records/usePanelAhead.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { PanelLost } from '#shared/ui/PanelLost.tsx'

const CreateCase = lazyPart(async () => (await import('./create/CreateCase.tsx')).CreateCase, {
  what: 'Create Case',
  Lost: PanelLost,
})
const ViewChecks = lazyPart(async () => (await import('./checks/ViewChecks.tsx')).ViewChecks, {
  what: 'View Checks',
  Lost: PanelLost,
})

const TABS = ['create', 'checks'] as const
type ChecksTab = (typeof TABS)[number]

const LINE = 'Past employment, asked of the employer, in bulk.'
const TAB_ROWS: Record<ChecksTab, TabRow> = {
  create: { label: 'Create Case', line: LINE },
  checks: { label: 'View Checks', line: LINE },
}

/** Create Case and View Checks under one head (kyc §2). */
export function Stages() {
  const place = useDashboardPlace(TABS)
  const [headSlot, setHeadSlot] = useState<HTMLElement | null>(null)
  usePanelAhead(ViewChecks)
  return (
    <div className="page">
      <PageHead title="Company checks" line={TAB_ROWS[place.tab].line}>
        <div ref={setHeadSlot} />
      </PageHead>
      <StageTabs name="company-checks" rows={TAB_ROWS} place={place}>
        {place.tab === 'checks' ? (
          <Suspense fallback={<Waiting label="Opening View Checks" />}>
            <ViewChecks />
          </Suspense>
        ) : (
          <Suspense fallback={<Waiting label="Opening Create Case" />}>
            <CreateCase headSlot={headSlot} onProcessed={() => place.openWholeList('checks')} />
          </Suspense>
        )}
      </StageTabs>
    </div>
  )
}
