import { useEffect, type ReactNode } from 'react'
import { useStepHeading } from '#shared/kits/analyzer/useStepHeading.ts'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import type { ReviewCase } from '../case.ts'
import { useDavLocation } from '../useDavLocation.ts'
import { DAV_STEPS } from './assignment/davSteps.ts'
import type { AssignmentState } from './assignment/machine/assignmentState.ts'
import { nextReadyCase } from './assignment/readyCases.ts'
import { ResumeCase } from './assignment/ResumeCase.tsx'
import { sendAssignmentEvent } from './assignment/runAssignment.ts'
import { useAssignment } from './assignment/useAssignment.ts'
import { useListedCases } from './assignment/useListedCases.ts'
import { ReviewScreen } from './decision/ReviewScreen.tsx'
import { useIsCtsCase } from './useIsCtsCase.ts'

/** `readOnlyReason` is null where the case can be decided. */
type VisibleReview = { reviewCase: ReviewCase; readOnlyReason: string | null }

function visibleReview(state: AssignmentState): VisibleReview | null {
  switch (state.kind) {
    case 'reviewing':
    case 'submitting':
      return { reviewCase: state.reviewCase, readOnlyReason: null }
    case 'viewing':
      return { reviewCase: state.reviewCase, readOnlyReason: state.readOnlyReason }
    case 'assignedToOther':
      return readOnlyReview(state.visibleReview, state.readOnlyReason)
    case 'changingStatus':
      return readOnlyReview(state.visibleReview, 'The case is being assigned to you.')
    case 'refused':
      return readOnlyReview(state.visibleReview, 'Another reviewer has changed this case.')
    case 'closed':
    case 'opening':
    case 'checkingAccess':
    case 'resumable':
    case 'submitted':
      return null
    default:
      return state satisfies never
  }
}

const readOnlyReview = (
  reviewCase: ReviewCase | null,
  readOnlyReason: string,
): VisibleReview | null => (reviewCase === null ? null : { reviewCase, readOnlyReason })

type ReviewStageProps = {
  caseId: string
  subClient: SubClient
  subClientChoice: ReactNode
}

export function ReviewStage({ caseId, subClient, subClientChoice }: ReviewStageProps) {
  const state = useAssignment()
  const { closeCase } = useDavLocation()
  usePrefetchNextCase(caseId, subClient, state.kind === 'reviewing')

  const review = visibleReview(state)
  const isCts = useIsCtsCase(review?.reviewCase.record ?? null, subClient)
  if (review !== null && isCts !== null)
    return (
      <ReviewScreen
        {...review}
        isCts={isCts}
        subClientChoice={subClientChoice}
        onBack={() => closeCase()}
        onNotFound={() => closeCase({ replace: true })}
      />
    )
  if (state.kind === 'resumable')
    return (
      <ResumeCase
        record={state.reviewCase.record}
        subClientChoice={subClientChoice}
        onBack={() => closeCase()}
      />
    )
  return <OpeningCase subClientChoice={subClientChoice} onBack={() => closeCase()} />
}

function usePrefetchNextCase(caseId: string, subClient: SubClient, isReviewing: boolean): void {
  const dispatch = useAppDispatch()
  const { data } = useListedCases(subClient)
  const nextId = data === undefined ? null : (nextReadyCase(data.rows, caseId)?.caseId ?? null)
  useEffect(() => {
    if (isReviewing)
      void dispatch(sendAssignmentEvent({ kind: 'nextCasePrefetched', caseId: nextId }))
  }, [dispatch, isReviewing, nextId])
}

type OpeningCaseProps = { subClientChoice: ReactNode; onBack: () => void }

function OpeningCase({ subClientChoice, onBack }: OpeningCaseProps) {
  const heading = useStepHeading('dav', DAV_STEPS.waiting)
  return (
    <div className="page">
      <PageHeader title="Address review" headingRef={heading}>
        {subClientChoice}
        <button type="button" className="btn btn-secondary" onClick={onBack}>
          Back to the list
        </button>
      </PageHeader>
      <section className="panel page-panel">
        <div className="panel-body">
          <Skeleton lines={8} label="Opening the case" />
        </div>
      </section>
    </div>
  )
}
