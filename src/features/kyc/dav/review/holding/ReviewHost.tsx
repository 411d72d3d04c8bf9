import { Suspense } from 'react'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { LostDialog } from '#shared/ui/LostDialog.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import type { DavPlace } from '../../useDavPlace.ts'
import { send } from './runReview.ts'
import type { ReviewState } from './reviewState.ts'
import { useReviewPart } from './useReview.ts'
import { useReviewPlace } from './useReviewPlace.ts'

const AlreadyAssigned = lazyPart(
  async () => (await import('./AlreadyAssigned.tsx')).AlreadyAssigned,
  { what: 'Who holds the case', Lost: LostDialog },
)
const NextCase = lazyPart(async () => (await import('./NextCase.tsx')).NextCase, {
  what: 'The next case',
  Lost: LostDialog,
})

/** What a dialog tells of. */
const toldState = (state: ReviewState) =>
  state.kind === 'taken' || state.kind === 'submitted' ? state : null

type ReviewHostProps = { place: DavPlace; subClient: SubClient }

/** What a review needs over list and stage alike: the address bar followed, held cases given back, its two dialogs. */
export function ReviewHost({ place, subClient }: ReviewHostProps) {
  useReviewPlace(place)
  const told = useReviewPart(toldState)
  const dispatch = useAppDispatch()
  const close = () => void dispatch(send({ kind: 'closePressed' }))
  return (
    <Suspense fallback={null}>
      {told?.kind === 'taken' && <AlreadyAssigned taken={told} onClose={close} />}
      {told?.kind === 'submitted' && (
        <NextCase submitted={told} subClient={subClient} onClose={close} />
      )}
    </Suspense>
  )
}
