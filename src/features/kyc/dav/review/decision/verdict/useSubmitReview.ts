import { useState } from 'react'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import {
  type AddressCase,
  REVIEW_ITEMS,
  type ReviewItem,
  type QcSubmission,
  STATUS_BY_ACTION,
  type QcAction,
} from '../../../case.ts'
import type { MapState } from '../../../map/mapHandle.ts'
import { submitReview } from '../../assignment/submitReview.ts'
import {
  findMissingParts,
  formatMissingParts,
  type MissingPart,
  type Review,
  isOverriding,
  type ReviewDraft,
} from '../review.ts'
import { buildConfirmation } from './confirmation.ts'

type QcBodyInput = {
  review: ReviewDraft
  action: QcAction
  source: AddressCase['source']
  map: Pick<Extract<MapState, { kind: 'ready' }>, 'entered' | 'plotted'>
  gpsImage: string
}

/** kyc §3 (QC submission payload); decisions D36, D60 */
export function toQcBody({ review, action, source, map, gpsImage }: QcBodyInput): QcSubmission {
  const { decisions, rotation, override } = review
  const comments = review.comments.trim()
  return {
    overallStatus: STATUS_BY_ACTION[action],
    qcStatus: action,
    validationStatusDetails: Object.fromEntries(
      REVIEW_ITEMS.map((name) => [name, decisions[name] === 'accepted']),
    ) as Record<ReviewItem, boolean>, // of all the names
    rotationCount: { ...rotation },
    gpsImage,
    sourceAddress: { address: source.address, ...map.entered },
    ...(map.plotted === null ? {} : { optionalAddress: { ...map.plotted } }),
    ...(comments === '' ? {} : { qcComments: comments }),
    ...(override === null ? {} : { overrideCoordinates: isOverriding({ ...review, action }) }),
  }
}

type Options = {
  record: AddressCase
  review: Review
  map: MapState
  onSubmitted: () => void
  onGoToMissing: (part: MissingPart) => void
}
type Phase = 'idle' | 'confirming' | 'sending'

export function useSubmitReview({ record, review, map, onSubmitted, onGoToMissing }: Options) {
  const dispatch = useAppDispatch()
  const [phase, setPhase] = useState<Phase>('idle')
  const [isMissingVisible, setMissingVisible] = useState(false)
  const isMapReady = map.kind === 'ready'

  async function confirmAndSend(): Promise<void> {
    const { action } = review
    if (map.kind !== 'ready' || action === null) return
    const { distanceKm, plotted, snapshot } = map
    setPhase('confirming')
    const question = buildConfirmation({ review, action, record, distanceKm, plotted })
    const answer = await dispatch(requestDialogAnswer('confirmSubmitQc', question))
    if (answer !== 'primary') return
    setPhase('sending')
    const gpsImage = await snapshot()
    const qc = toQcBody({ review, action, source: record.source, map, gpsImage })
    if ((await dispatch(submitReview(record.caseId, qc))) === 'submitted') onSubmitted()
  }

  async function submit(): Promise<void> {
    if (phase !== 'idle') return
    const [part] = findMissingParts(review, isMapReady)
    if (part !== undefined) {
      setMissingVisible(true)
      onGoToMissing(part)
      return
    }
    try {
      await confirmAndSend()
    } finally {
      setPhase('idle')
    }
  }

  return {
    submit,
    isSending: phase === 'sending',
    missing: isMissingVisible ? formatMissingParts(review, isMapReady) : '',
  }
}
