import { Suspense, useState, type ReactNode } from 'react'
import Nav from 'react-bootstrap/Nav'
import { useStageHeading } from '#shared/analyzer/useStageHeading.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { PanelLost } from '#shared/ui/PanelLost.tsx'
import { ScreenLost } from '#shared/ui/ScreenLost.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { SubClient } from './case.ts'
import { usePanelAhead } from '#shared/records/usePanelAhead.ts'
import { SubClientChoice } from './SubClientChoice.tsx'
import { TABS, useDavPlace, type DavPlace, type DavTab } from './useDavPlace.ts'
import { ReviewHost } from './review/holding/ReviewHost.tsx'
import { DAV_STEPS } from './review/holding/stages.ts'
import './dav.css'

const CreateCase = lazyPart(async () => (await import('./create/CreateCase.tsx')).CreateCase, {
  what: 'Create Case',
  Lost: PanelLost,
})
const ViewChecks = lazyPart(async () => (await import('./checks/ViewChecks.tsx')).ViewChecks, {
  what: 'View Checks',
  Lost: PanelLost,
})
const ReviewStage = lazyPart(async () => (await import('./review/ReviewStage.tsx')).ReviewStage, {
  what: 'The review',
  Lost: ScreenLost,
})

const TAB_ROWS: Record<DavTab, { label: string; line: string }> = {
  create: { label: 'Create Case', line: 'Every row is read here, before anything is sent.' },
  checks: {
    label: 'View Checks',
    line: 'Send a link, wait for the photos, decide whether the address is real.',
  },
}

type DashboardProps = {
  title: string
  subClients: readonly SubClient[]
  /** The one that counts where the address names none. */
  first: SubClient
}

/** The two tabs of one sub-client, or the case that stands open for review (kyc §2, look 06). */
export function Dashboard({ title, subClients, first }: DashboardProps) {
  const place = useDavPlace()
  usePanelAhead(ViewChecks)
  const subClient = subClients.find(({ subClientId }) => subClientId === place.subClientId) ?? first
  const choice = (
    <SubClientChoice
      subClients={subClients}
      chosen={subClient}
      onChoose={place.setSubClient}
      isDisabled={place.caseId !== null}
    />
  )
  return (
    <>
      {place.caseId === null ? (
        <Tabs title={title} place={place} subClient={subClient} subClientChoice={choice} />
      ) : (
        <Suspense fallback={<Waiting label="Opening the case" />}>
          <ReviewStage
            key={place.caseId}
            caseId={place.caseId}
            subClient={subClient}
            subClientChoice={choice}
          />
        </Suspense>
      )}
      <ReviewHost place={place} subClient={subClient} />
    </>
  )
}

type TabsProps = {
  title: string
  place: DavPlace
  subClient: SubClient
  subClientChoice: ReactNode
}

function Tabs({ title, place, subClient, subClientChoice }: TabsProps) {
  const [headSlot, setHeadSlot] = useState<HTMLElement | null>(null)
  const heading = useStageHeading('dav', DAV_STEPS.list)
  return (
    <div className="page">
      <PageHead title={title} line={TAB_ROWS[place.tab].line} heading={heading}>
        <div ref={setHeadSlot} />
        {subClientChoice}
      </PageHead>
      <Nav
        className="tabs dav-tabs"
        role="tablist"
        aria-label="Stages"
        activeKey={place.tab}
        onSelect={(key) => place.setTab(TABS.find((tab) => tab === key) ?? TABS[0])}
      >
        {TABS.map((tab) => (
          <Nav.Link
            key={tab}
            as="button"
            type="button"
            eventKey={tab}
            id={`dav-tab-${tab}`}
            aria-controls="dav-panel"
          >
            {TAB_ROWS[tab].label}
          </Nav.Link>
        ))}
      </Nav>
      <div id="dav-panel" role="tabpanel" aria-labelledby={`dav-tab-${place.tab}`}>
        {place.tab === 'checks' ? (
          <Suspense fallback={<Waiting label="Opening View Checks" />}>
            <ViewChecks key={subClient.subClientId} subClient={subClient} />
          </Suspense>
        ) : (
          <Suspense fallback={<Waiting label="Opening Create Case" />}>
            <CreateCase
              key={subClient.subClientId}
              subClient={subClient}
              headSlot={headSlot}
              onProcessed={() => place.setTab('checks')}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <section className="panel page-panel">
      <div className="panel-body">
        <Skeleton lines={6} label={label} />
      </div>
    </section>
  )
}
