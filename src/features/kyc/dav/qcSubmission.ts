import type { ReviewItem, PhotoName, Point } from './case.ts'

export const QC_ACTIONS = ['Pass', 'Fail', 'Reinitiate'] as const
export type QcAction = (typeof QC_ACTIONS)[number]

/** The case status after each verdict (kyc §4). */
export const STATUS_BY_ACTION = {
  Pass: 'APPROVED',
  Fail: 'REJECTED',
  Reinitiate: 'RE_INITIATED',
} as const satisfies Record<QcAction, string>

type GeocodedAddress = { address: string } & Point

/** The request body of a verdict (kyc §3 "QC submission payload", decisions D36). */
export type QcSubmission = {
  overallStatus: (typeof STATUS_BY_ACTION)[QcAction]
  qcStatus: QcAction
  /** All 13; true means accepted. */
  validationStatusDetails: Record<ReviewItem, boolean>
  /** Quarter turns clockwise, 0 to 3 (decisions D21). */
  rotationCount: Record<PhotoName, number>
  /** Raw base64 of a PNG of the map. */
  gpsImage: string
  /** The entered location as shown. */
  sourceAddress: GeocodedAddress
  /** Only with a plotted new address. */
  optionalAddress?: GeocodedAddress
  /** Only when not empty. */
  qcComments?: string
  overrideCoordinates?: boolean
}
