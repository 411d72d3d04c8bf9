import { DECIDED, type AddressCase, type Decided } from '#features/kyc/dav/case.ts'
import type { MapState } from '#features/kyc/dav/map/mapState.ts'
import {
  STATUS_OF_ACTION,
  type QcAction,
  type QcSubmission,
} from '#features/kyc/dav/qcSubmission.ts'
import { isOverriding, type ReviewWork } from './review.ts'

type Judged = {
  review: ReviewWork
  action: QcAction
  source: AddressCase['source']
  map: Pick<Extract<MapState, { kind: 'ready' }>, 'entered' | 'plotted'>
  /** Raw base64 of a PNG. */
  gpsImage: string
}

/** A finished review as it is sent (kyc §3 "QC submission payload", decisions D36, D60). */
export function toQcBody({ review, action, source, map, gpsImage }: Judged): QcSubmission {
  const { decisions, rotation, override } = review
  const comments = review.comments.trim()
  return {
    overallStatus: STATUS_OF_ACTION[action],
    qcStatus: action,
    validationStatusDetails: Object.fromEntries(
      DECIDED.map((name) => [name, decisions[name] === 'accepted']),
    ) as Record<Decided, boolean>, // of all the names
    rotationCount: { ...rotation },
    gpsImage,
    sourceAddress: { address: source.address, ...map.entered },
    ...(map.plotted === null ? {} : { optionalAddress: { ...map.plotted } }),
    ...(comments === '' ? {} : { qcComments: comments }),
    ...(override === null ? {} : { overrideCoordinates: isOverriding({ ...review, action }) }),
  }
}
