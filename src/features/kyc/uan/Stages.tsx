import { Suspense, useState } from 'react'
import { NoSubClient } from '#shared/dashboard/NoSubClient.tsx'
import { StageTabs, type TabRow } from '#shared/dashboard/StageTabs.tsx'
import { SubClientChoice } from '#shared/dashboard/SubClientChoice.tsx'
import { Waiting } from '#shared/dashboard/Waiting.tsx'
import { useLoadedList } from '#shared/records/list/useLoadedList.ts'
import { usePanelAhead } from '#shared/records/usePanelAhead.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { PanelLost } from '#shared/ui/PanelLost.tsx'
import { useUanSubClientsQuery } from './uanApi.ts'
import { useUanPlace, type UanTab } from './useUanPlace.ts'

const CreateJob = lazyPart(async () => (await import('./create/CreateJob.tsx')).CreateJob, {
  what: 'Create Job',
  Lost: PanelLost,
})
const ViewJobs = lazyPart(async () => (await import('./jobs/ViewJobs.tsx')).ViewJobs, {
  what: 'View Jobs',
  Lost: PanelLost,
})

const TAB_ROWS: Record<UanTab, TabRow> = {
  create: { label: 'Create Job', line: 'Every row is read here, before anything is sent.' },
  jobs: { label: 'View Jobs', line: 'Employment history, opened by the candidate from a link.' },
}

/** Create Job and View Jobs of one sub-client, under a head that stands before it is known for whom (look 14). */
export function Stages() {
  const { rows, load } = useLoadedList(useUanSubClientsQuery(), { isEmptyTold: false })
  const place = useUanPlace()
  const [headSlot, setHeadSlot] = useState<HTMLElement | null>(null)
  usePanelAhead(ViewJobs)
  // The first one counts where the address names none, or one that is not the user's (decisions D34).
  const subClient = rows.find((one) => one.subClientId === place.subClientId) ?? rows[0]
  return (
    <div className="page">
      <PageHead title="UAN automation" line={TAB_ROWS[place.tab].line}>
        <div ref={setHeadSlot} />
        {subClient && (
          <SubClientChoice subClients={rows} chosen={subClient} onChoose={place.setSubClient} />
        )}
      </PageHead>
      {subClient === undefined ? (
        <NoSubClient load={load} />
      ) : (
        <StageTabs name="uan" rows={TAB_ROWS} place={place}>
          {place.tab === 'jobs' ? (
            <Suspense fallback={<Waiting label="Opening View Jobs" />}>
              <ViewJobs key={subClient.subClientId} subClient={subClient} />
            </Suspense>
          ) : (
            <Suspense fallback={<Waiting label="Opening Create Job" />}>
              <CreateJob
                key={subClient.subClientId}
                subClient={subClient}
                headSlot={headSlot}
                onProcessed={() => place.openWholeList('jobs')}
              />
            </Suspense>
          )}
        </StageTabs>
      )}
    </div>
  )
}
