import type { Decided, PhotoName, Point } from './case.ts'

export const QC_ACTIONS = ['Pass', 'Fail', 'Reinitiate'] as const
export type QcAction = (typeof QC_ACTIONS)[number]

/** The status that a verdict gives the case (kyc §4). */
export const STATUS_OF_ACTION = {
  Pass: 'APPROVED',
  Fail: 'REJECTED',
  Reinitiate: 'RE_INITIATED',
} as const satisfies Record<QcAction, string>

type Place = { address: string } & Point

/** A verdict as it is sent (kyc §3 "QC submission payload", decisions D36). */
export type QcSubmission = {
  overallStatus: (typeof STATUS_OF_ACTION)[QcAction]
  qcStatus: QcAction
  /** All 13; true is accepted. */
  validationStatusDetails: Record<Decided, boolean>
  /** Quarter turns clockwise, 0 to 3 (decisions D21). */
  rotationCount: Record<PhotoName, number>
  /** Raw base64 of a PNG: the map as the reviewer saw it. */
  gpsImage: string
  /** The entered place as it is shown. */
  sourceAddress: Place
  /** Only while a new address is plotted. */
  optionalAddress?: Place
  /** Only when not empty. */
  qcComments?: string
  overrideCoordinates?: boolean
}
