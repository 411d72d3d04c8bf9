import checkCircleFill from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamationCircleFill from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import exclamationTriangleFill from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import hourglassSplit from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import lockFill from 'bootstrap-icons/icons/lock-fill.svg?raw'
import type { UploadLimits } from '#shared/config/limits.ts'
import { withoutTurns } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import { useSession } from '#shared/store/hooks.ts'
import { filePasswords } from './passwords.ts'
import { PROBLEM } from './problem.ts'
import { statusOf, type FileStatus, type UploadEntry } from './uploadEntry.ts'

/** What a card says of its file. Ready stays in plain ink; only trouble is coloured. */
export type Verdict = {
  icon: string
  iconTone: 'success' | 'warning' | 'danger' | 'info'
  wordTone: 'ink' | 'warning' | 'danger'
  word: string
  why: string
}

/** The verdicts on the files of an area; a password that opened one in this session is part of them. */
export function useVerdicts(limits: UploadLimits) {
  const passwords = useSession().get(filePasswords)
  const judge = (entry: UploadEntry, status: FileStatus): Verdict =>
    verdictOf(entry, status, { limits, isUnlocked: passwords.of(entry.id) !== undefined })
  return {
    verdictOf: judge,
    /** The verdict on the only file of an area in a sentence; nothing where there is none. */
    sayVerdict: (
      entry: UploadEntry | undefined,
      doubtOf?: (entry: UploadEntry, status: FileStatus) => Verdict | null,
    ): string => {
      if (entry === undefined) return ''
      const status = statusOf(entry, [entry])
      const { word, why } = doubtOf?.(entry, status) ?? judge(entry, status)
      return `${withoutTurns(entry.name)}: ${word}. ${why}`
    },
  }
}

function verdictOf(
  entry: UploadEntry,
  status: FileStatus,
  { limits, isUnlocked }: { limits: UploadLimits; isUnlocked: boolean },
): Verdict {
  switch (status.kind) {
    case 'checking':
      return { ...CHECKING, why: 'Size, password, pages, name' }
    case 'ready':
      return { ...READY, why: whyReady(entry, limits, isUnlocked) }
    case 'locked':
      return LOCKED[status.attempt]
    case 'duplicate':
      return {
        ...DUPLICATE,
        why: `The same as ${status.of.name}; ${limits.eachAlone === true ? 'it would be analysed and paid twice' : 'each transaction in it would be counted twice'}`,
      }
    case 'problem': {
      const { title, why } = PROBLEM[status.problem]
      return { ...TROUBLE, word: title(limits), why: why(entry, limits) }
    }
    default:
      return status satisfies never
  }
}

function whyReady(
  { pages }: UploadEntry,
  { bestPages, eachAlone }: UploadLimits,
  isUnlocked: boolean,
): string {
  if (pages !== null && bestPages !== undefined && pages > bestPages)
    return `${plural(pages, 'page')} are taken; ${bestPages === 1 ? 'one page reads' : `up to ${bestPages} read`} best`
  if (isUnlocked)
    return eachAlone === true
      ? 'Unlocked; a copy without the password is sent'
      : 'Unlocked; its password is sent along and not stored'
  return pages === null ? 'Size and name are fine' : 'Opens; size, pages and name are fine'
}

const TROUBLE = {
  icon: exclamationCircleFill,
  iconTone: 'danger',
  wordTone: 'danger',
} as const satisfies Partial<Verdict>

/** Of a file that is being looked at; `why` says what for. */
export const CHECKING = {
  icon: hourglassSplit,
  iconTone: 'info',
  wordTone: 'ink',
  word: 'Checking',
} as const satisfies Partial<Verdict>

const READY = {
  icon: checkCircleFill,
  iconTone: 'success',
  wordTone: 'ink',
  word: 'Ready',
} as const satisfies Partial<Verdict>

const DUPLICATE = {
  icon: exclamationTriangleFill,
  iconTone: 'warning',
  wordTone: 'warning',
  word: 'Same content twice',
} as const satisfies Partial<Verdict>

const LOCKED: Record<'none' | 'running' | 'wrong', Verdict> = {
  none: {
    icon: lockFill,
    iconTone: 'warning',
    wordTone: 'warning',
    word: 'Locked',
    why: 'Enter its password to unlock it',
  },
  running: {
    icon: hourglassSplit,
    iconTone: 'info',
    wordTone: 'ink',
    word: 'Unlocking',
    why: 'Trying the password',
  },
  wrong: {
    ...TROUBLE,
    icon: lockFill,
    word: 'Sorry, wrong password. Please try again.',
    why: 'Capital and small letters count',
  },
}
