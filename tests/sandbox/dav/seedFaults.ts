import { MAGIC } from '../magic.ts'
import type { OverallStatus } from './case.ts'

/** What differs from other seeded cases. */
export type CaseRow = {
  name: string
  /** REF number. */
  reference: string
  status: OverallStatus
  assignee?: string
  address?: string
  photoBytes?: number
}

/** As large as phone photos. */
const CAMERA_BYTES = 1_500_000

/** Magic values that need another status than ready for QC. */
const STATE: Readonly<Record<string, OverallStatus>> = {
  'reopen-error': 'APPROVED',
  'report-error': 'APPROVED',
  'resend-error': 'PENDING_USER_INPUT',
  'form-error': 'PENDING_USER_INPUT',
  'form-no-answer': 'PENDING_USER_INPUT',
  'form-misfit': 'PENDING_USER_INPUT',
  'send-error': 'PENDING_USER_INPUT',
  'send-lost': 'PENDING_USER_INPUT',
  'send-closed': 'PENDING_USER_INPUT',
  'send-unclear': 'PENDING_USER_INPUT',
}

const ELSEWHERE: Readonly<Record<string, Partial<CaseRow>>> = {
  'no-place': { address: 'House without a street, Nowhere at all' },
  'map-down': { address: 'map-down' },
  heavy: { photoBytes: CAMERA_BYTES },
}

const titled = (value: string) =>
  value.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** One case per magic value, with the value as REF number. */
export function faultCases(): CaseRow[] {
  return MAGIC.filter(({ place }) => place === 'davCase').map(({ value }) =>
    Object.assign(
      { name: `Fault ${titled(value)}`, reference: value, status: STATE[value] ?? 'PENDING_QC' },
      ELSEWHERE[value],
    ),
  )
}
