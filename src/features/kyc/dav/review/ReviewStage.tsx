import { useEffect, type ReactNode } from 'react'
import { useStageHeading } from '#shared/analyzer/useStageHeading.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { useDavPlace } from '../useDavPlace.ts'
import { nextReady } from './holding/nextCase.ts'
import { ResumeCase } from './holding/ResumeCase.tsx'
import { send, submitReview } from './holding/runReview.ts'
import { shownReview } from './holding/shownReview.ts'
import { DAV_STEPS } from './holding/stages.ts'
import { useListedCases } from './holding/useListedCases.ts'
import { useReview } from './holding/useReview.ts'
import { ReviewScreen } from './judging/ReviewScreen.tsx'
import { useIsCtsCase } from './useIsCtsCase.ts'

type ReviewStageProps = {
  caseId: string
  subClient: SubClient
  /** The dropdown, disabled: it stays in sight at this stage (kyc §2). */
  subClientChoice: ReactNode
}

/** The review of one case, from taking it to giving it back (kyc §2, §4). */
export function ReviewStage({ caseId, subClient, subClientChoice }: ReviewStageProps) {
  const state = useReview()
  const dispatch = useAppDispatch()
  const { closeCase } = useDavPlace()
  useNextForeseen(caseId, subClient, state.kind === 'reviewing')

  const shown = shownReview(state)
  const isCts = useIsCtsCase(shown?.reviewed.record ?? null, subClient)
  if (shown !== null && isCts !== null)
    return (
      <ReviewScreen
        {...shown}
        isCts={isCts}
        subClientChoice={subClientChoice}
        onSubmit={async (qc) => dispatch(submitReview(caseId, qc))}
        onBack={() => closeCase()}
        onNotFound={() => closeCase({ replace: true })}
      />
    )
  if (state.kind === 'resumable')
    return (
      <ResumeCase
        record={state.reviewed.record}
        subClientChoice={subClientChoice}
        onBack={() => closeCase()}
      />
    )
  return <OpeningCase subClientChoice={subClientChoice} onBack={() => closeCase()} />
}

/** Fetches the next case's data while this one is judged; it stays free. */
function useNextForeseen(caseId: string, subClient: SubClient, isJudged: boolean): void {
  const dispatch = useAppDispatch()
  const { data } = useListedCases(subClient)
  const nextId = data === undefined ? null : (nextReady(data.rows, caseId)?.caseId ?? null)
  useEffect(() => {
    if (isJudged) void dispatch(send({ kind: 'nextForeseen', caseId: nextId }))
  }, [dispatch, isJudged, nextId])
}

type OpeningCaseProps = { subClientChoice: ReactNode; onBack: () => void }

function OpeningCase({ subClientChoice, onBack }: OpeningCaseProps) {
  const heading = useStageHeading('dav', DAV_STEPS.waiting)
  return (
    <div className="page">
      <PageHead title="Address review" heading={heading}>
        {subClientChoice}
        <button type="button" className="btn btn-secondary" onClick={onBack}>
          Back to the list
        </button>
      </PageHead>
      <section className="panel page-panel">
        <div className="panel-body">
          <Skeleton lines={8} label="Opening the case" />
        </div>
      </section>
    </div>
  )
}
