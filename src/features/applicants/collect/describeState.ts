import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import lock from 'bootstrap-icons/icons/lock.svg?raw'
import { MAY_HAVE_ARRIVED_MESSAGE } from '#shared/kits/analyzer/previouslySent/previouslySentMessage.ts'
import { DOCUMENT_NAME, type KnownDocument } from '#shared/kits/documentType/documentKind.ts'
import { PROBLEM } from '#shared/kits/upload/problem.ts'
import { truncateFileName } from '#shared/platform/lib/fileName.ts'
import { formatPeriod } from '#shared/platform/lib/formatPeriod.ts'
import type { Tone } from '#shared/ui/components/Chip.tsx'
import { JOINED_SIDES, type DocumentRow } from '../model/documentRows.ts'
import { serviceLabel } from '../model/services.ts'

export type StateText = { tone: Tone; icon: string; title: string; detail?: string }

const NEEDS_USER = { tone: 'warning', icon: triangle } as const
const REFUSED = { tone: 'danger', icon: triangle } as const
const BUSY = { tone: 'info', icon: hourglass } as const

/** What was read of a document, or what it waits for. */
export function describeState({ entry, choice, service, state }: DocumentRow): StateText {
  const label = service === null ? '' : serviceLabel(service)
  switch (state.kind) {
    case 'checking':
      return { ...BUSY, title: 'Checking' }
    case 'reading':
      return { ...BUSY, title: 'Reading' }
    case 'locked':
      return state.attempt === 'running'
        ? { ...BUSY, title: 'Unlocking' }
        : {
            ...NEEDS_USER,
            icon: lock,
            title: state.attempt === 'wrong' ? 'Wrong password' : 'Locked',
          }
    case 'problem': {
      const { title, detail } = PROBLEM[state.problem]
      const prefix = state.service === null ? '' : `${label}: `
      return {
        ...REFUSED,
        title: title(state.limits),
        detail: `${prefix}${detail(entry, state.limits)}`,
      }
    }
    case 'duplicate':
      return { ...NEEDS_USER, title: 'Same content twice', detail: `As ${state.of}` }
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
      return {
        ...NEEDS_USER,
        title: 'Already sent',
        detail: `As ${truncateFileName(state.previous.name)}; if you send it again, it is analysed and charged twice`,
      }
    case 'mayHaveArrived':
      return { ...NEEDS_USER, ...MAY_HAVE_ARRIVED_MESSAGE }
    case 'ready': {
      const { from = null, to = null } = choice?.statement ?? {}
      const isJoined = choice?.answers[JOINED_SIDES] !== undefined
      const period = from !== null && to !== null ? formatPeriod({ from, to }) : null
      return {
        tone: 'success',
        icon: check,
        title: period ?? (isJoined ? 'Front and back joined' : 'Ready'),
      }
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
