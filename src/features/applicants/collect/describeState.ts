import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import {
  MAY_HAVE_ARRIVED_MESSAGE,
  previouslySentMessage,
} from '#shared/kits/analyzer/previouslySent/previouslySentMessage.ts'
import { DOCUMENT_NAME, type KnownDocument } from '#shared/kits/documentType/documentKind.ts'
import { PROBLEM } from '#shared/kits/upload/checks/problem.ts'
import {
  CHECKING,
  READY,
  type FileStatusMessage,
} from '#shared/kits/upload/fileList/fileStatusMessage.ts'
import { formatPeriod } from '#shared/platform/lib/time/formatPeriod.ts'
import { JOINED_SIDES, type DocumentRow } from '../model/documentRows.ts'
import { serviceLabel } from '../model/services.ts'

const NEEDS_USER = { icon: triangle, iconTone: 'warning', titleTone: 'warning' } as const
const REFUSED = { icon: exclamationCircle, iconTone: 'danger', titleTone: 'danger' } as const

/** What was read of a document that passed its own checks, or what it waits for. Null: the result of its checks says it. */
export function describeState(row: DocumentRow | undefined): FileStatusMessage | null {
  if (row === undefined) return null
  const { entry, choice, service, state } = row
  const label = service === null ? '' : serviceLabel(service)
  switch (state.kind) {
    case 'checking':
    case 'locked':
    case 'duplicate':
      return null
    case 'reading':
      return { ...CHECKING, title: 'Reading', detail: '' }
    case 'problem': {
      if (state.service === null) return null
      const { title, detail } = PROBLEM[state.problem]
      return {
        ...REFUSED,
        title: title(state.limits),
        detail: `${label}: ${detail(entry, state.limits)}`,
      }
    }
    case 'choose':
      return { ...NEEDS_USER, title: 'Choose', detail: describeDetected(state.detected) }
    case 'closed':
      return { ...NEEDS_USER, title: 'Not available', detail: `${label} is ${state.reason}` }
    case 'lockedRefused':
      return {
        ...REFUSED,
        title: 'Password protected',
        detail: `${label} takes no locked files. Save a copy without the password and add that one`,
      }
    case 'pagesMissing':
      return {
        ...NEEDS_USER,
        title: 'Pages missing',
        detail: 'A passbook needs its front page and at least one other page',
      }
    case 'sent':
      return { ...NEEDS_USER, ...previouslySentMessage(state.previous) }
    case 'mayHaveArrived':
      return { ...NEEDS_USER, ...MAY_HAVE_ARRIVED_MESSAGE }
    case 'ready': {
      const { from = null, to = null } = choice?.statement ?? {}
      const isJoined = choice?.answers[JOINED_SIDES] !== undefined
      const period = from !== null && to !== null ? formatPeriod({ from, to }) : ''
      return { ...READY, detail: isJoined ? 'Front and back joined' : period }
    }
    default:
      return state satisfies never
  }
}

const isKnown = (kind: string): kind is KnownDocument => kind in DOCUMENT_NAME

function describeDetected(kind: string | null): string {
  if (kind === 'scan') return 'A scan without text is not recognised'
  if (kind === 'passbook') return 'Looks like a passbook; its service reads pictures of the pages'
  return kind !== null && isKnown(kind)
    ? `Looks like ${DOCUMENT_NAME[kind]}, which no service reads`
    : ''
}
