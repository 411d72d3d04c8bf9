import { useState } from 'react'
import type { AddressCase } from '#features/kyc/dav/case.ts'
import type { MapState } from '#features/kyc/dav/map/mapState.ts'
import type { QcSubmission } from '#features/kyc/dav/qcSubmission.ts'
import { ask } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { toConfirmation } from './confirmation.ts'
import { gapsOf, sayMissing, type Gap } from './progress.ts'
import type { Review } from './review.ts'
import { toQcBody } from './toQcBody.ts'

/** 'kept': it did not go, and the caller has said why. */
export type SubmitOutcome = 'submitted' | 'kept'

type Options = {
  record: AddressCase
  review: Review
  map: MapState
  onSubmit: (qc: QcSubmission) => Promise<SubmitOutcome>
  onSubmitted: () => void
  onGap: (gap: Gap) => void
}
type Phase = 'judging' | 'asking' | 'sending'

/** The way of a verdict: what is missing is said and led to, the last look asked for, the picture taken, and sent. */
export function useSubmit({ record, review, map, onSubmit, onSubmitted, onGap }: Options) {
  const dispatch = useAppDispatch()
  const [phase, setPhase] = useState<Phase>('judging')
  const [isTold, setTold] = useState(false)
  const isMapReady = map.kind === 'ready'

  async function confirmAndSend(): Promise<void> {
    const { action } = review
    if (map.kind !== 'ready' || action === null) return
    const { distanceKm, snapshot } = map
    setPhase('asking')
    const question = toConfirmation({ review, action, record, distanceKm })
    const answer = await dispatch(ask('confirmSubmitQc', question))
    if (answer !== 'primary') return
    setPhase('sending')
    const gpsImage = await snapshot()
    const qc = toQcBody({ review, action, source: record.source, map, gpsImage })
    if ((await onSubmit(qc)) === 'submitted') onSubmitted()
  }

  async function submit(): Promise<void> {
    if (phase !== 'judging') return
    const [gap] = gapsOf(review, isMapReady)
    if (gap !== undefined) {
      setTold(true)
      onGap(gap)
      return
    }
    try {
      await confirmAndSend()
    } finally {
      setPhase('judging')
    }
  }

  return {
    submit,
    isSending: phase === 'sending',
    missing: isTold ? sayMissing(review, isMapReady) : '',
  }
}
