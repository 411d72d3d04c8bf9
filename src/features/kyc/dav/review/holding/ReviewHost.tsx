import { Suspense } from 'react'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { LostDialog } from '#shared/ui/LostDialog.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import type { DavPlace } from '../../useDavPlace.ts'
import { send } from './runReview.ts'
import { useReview } from './useReview.ts'
import { useReviewPlace } from './useReviewPlace.ts'

const AlreadyAssigned = lazyPart(
  async () => (await import('./AlreadyAssigned.tsx')).AlreadyAssigned,
  { what: 'Who holds the case', Lost: LostDialog },
)
const NextCase = lazyPart(async () => (await import('./NextCase.tsx')).NextCase, {
  what: 'The next case',
  Lost: LostDialog,
})

type ReviewHostProps = { place: DavPlace; subClient: SubClient }

/** What a review needs over list and stage alike: the address bar followed, held cases given back, its two dialogs. */
export function ReviewHost({ place, subClient }: ReviewHostProps) {
  useReviewPlace(place)
  const state = useReview()
  const dispatch = useAppDispatch()
  const close = () => void dispatch(send({ kind: 'closePressed' }))
  return (
    <Suspense fallback={null}>
      {state.kind === 'taken' && <AlreadyAssigned taken={state} onClose={close} />}
      {state.kind === 'submitted' && (
        <NextCase submitted={state} subClient={subClient} onClose={close} />
      )}
    </Suspense>
  )
}
