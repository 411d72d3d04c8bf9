import type { ReviewItem, PhotoName, Point } from './case.ts'

export const QC_ACTIONS = ['Pass', 'Fail', 'Reinitiate'] as const
export type QcAction = (typeof QC_ACTIONS)[number]

/** kyc §4 */
export const STATUS_BY_ACTION = {
  Pass: 'APPROVED',
  Fail: 'REJECTED',
  Reinitiate: 'RE_INITIATED',
} as const satisfies Record<QcAction, string>

type GeocodedAddress = { address: string } & Point

/** kyc §3 (QC submission payload); decisions D36 */
export type QcSubmission = {
  overallStatus: (typeof STATUS_BY_ACTION)[QcAction]
  qcStatus: QcAction
  /** True means accepted. */
  validationStatusDetails: Record<ReviewItem, boolean>
  /** Quarter turns clockwise, 0 to 3 (decisions D21). */
  rotationCount: Record<PhotoName, number>
  /** Base64 of a PNG of the map. */
  gpsImage: string
  sourceAddress: GeocodedAddress
  optionalAddress?: GeocodedAddress
  qcComments?: string
  overrideCoordinates?: boolean
}
