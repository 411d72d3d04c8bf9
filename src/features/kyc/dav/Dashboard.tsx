import { Suspense } from 'react'
import { SubClientChoice } from '#shared/dashboard/SubClientChoice.tsx'
import { Waiting } from '#shared/dashboard/Waiting.tsx'
import { useLoadedList } from '#shared/records/list/useLoadedList.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { ScreenLost } from '#shared/ui/ScreenLost.tsx'
import { useDavSubClientsQuery } from './davApi.ts'
import { ReviewHost } from './review/holding/ReviewHost.tsx'
import { Stages } from './Stages.tsx'
import { useDavPlace } from './useDavPlace.ts'

const ReviewStage = lazyPart(async () => (await import('./review/ReviewStage.tsx')).ReviewStage, {
  what: 'The review',
  Lost: ScreenLost,
})

/** The tabs of one sub-client, or the case that stands open for review (look 06, 07). Every list is one sub-client's. */
export function Dashboard() {
  const { rows, load } = useLoadedList(useDavSubClientsQuery(), { isEmptyTold: false })
  const place = useDavPlace()
  const { subClientId, caseId } = place
  // The first one counts where the address names none, or one that is not the user's (decisions D34).
  const subClient = rows.find((one) => one.subClientId === subClientId) ?? rows[0]
  const choice = subClient && (
    <SubClientChoice
      subClients={rows}
      chosen={subClient}
      onChoose={place.setSubClient}
      isDisabled={caseId !== null}
    />
  )
  return (
    <>
      {subClient !== undefined && caseId !== null ? (
        <Suspense fallback={<Waiting label="Opening the case" />}>
          <ReviewStage
            key={caseId}
            caseId={caseId}
            subClient={subClient}
            subClientChoice={choice}
          />
        </Suspense>
      ) : (
        <Stages place={place} subClient={subClient} subClientChoice={choice} load={load} />
      )}
      {subClient !== undefined && <ReviewHost place={place} subClient={subClient} />}
    </>
  )
}
