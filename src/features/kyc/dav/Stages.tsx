import { Suspense, useState, type ReactNode } from 'react'
import { useStageHeading } from '#shared/analyzer/useStageHeading.ts'
import { NoSubClient } from '#shared/dashboard/NoSubClient.tsx'
import { StageTabs, type TabRow } from '#shared/dashboard/StageTabs.tsx'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { Waiting } from '#shared/dashboard/Waiting.tsx'
import type { ListLoad } from '#shared/records/list/useLoadedList.ts'
import { usePanelAhead } from '#shared/records/usePanelAhead.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { PanelLost } from '#shared/ui/PanelLost.tsx'
import { DAV_STEPS } from './review/holding/stages.ts'
import type { DavPlace, DavTab } from './useDavPlace.ts'

const CreateCase = lazyPart(async () => (await import('./create/CreateCase.tsx')).CreateCase, {
  what: 'Create Case',
  Lost: PanelLost,
})
const ViewChecks = lazyPart(async () => (await import('./checks/ViewChecks.tsx')).ViewChecks, {
  what: 'View Checks',
  Lost: PanelLost,
})

const TAB_ROWS: Record<DavTab, TabRow> = {
  create: { label: 'Create Case', line: 'Every row is read here, before anything is sent.' },
  checks: {
    label: 'View Checks',
    line: 'Send a link, wait for the photos, decide whether the address is real.',
  },
}

type StagesProps = {
  place: DavPlace
  /** Undefined: there is none to show anything of. */
  subClient: SubClient | undefined
  subClientChoice: ReactNode
  /** Of the sub-clients. */
  load: ListLoad
}

/** Create Case and View Checks under one head, which stands before it is known for whom (kyc §2). */
export function Stages({ place, subClient, subClientChoice, load }: StagesProps) {
  const [headSlot, setHeadSlot] = useState<HTMLElement | null>(null)
  const heading = useStageHeading('dav', DAV_STEPS.list)
  usePanelAhead(ViewChecks)
  return (
    <div className="page">
      <PageHead
        title="Digital address verification"
        line={TAB_ROWS[place.tab].line}
        heading={heading}
      >
        <div ref={setHeadSlot} />
        {subClientChoice}
      </PageHead>
      {subClient === undefined ? (
        <NoSubClient load={load} />
      ) : (
        <StageTabs name="dav" rows={TAB_ROWS} place={place}>
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
                onProcessed={() => place.openWholeList('checks')}
              />
            </Suspense>
          )}
        </StageTabs>
      )}
    </div>
  )
}
