import checkCircleFill from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamationCircleFill from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import exclamationTriangleFill from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import hourglassSplit from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import lockFill from 'bootstrap-icons/icons/lock-fill.svg?raw'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { PROBLEM } from '../checks/problem.ts'
import { filePasswords } from '../passwords/passwords.ts'
import { entryStatus, type FileStatus, type UploadEntry } from './uploadEntry.ts'

/** A card's status message. Only problems are coloured. */
export type FileStatusMessage = {
  icon: string
  iconTone: 'success' | 'warning' | 'danger' | 'info'
  titleTone: 'ink' | 'warning' | 'danger'
  title: string
  detail: string
}

/** Includes passwords that worked in this session. */
export function useFileStatusMessages(limits: UploadLimits) {
  const passwords = useSessionScope().get(filePasswords)
  const messageOf = (entry: UploadEntry, status: FileStatus): FileStatusMessage =>
    statusMessageOf(entry, status, { limits, isUnlocked: passwords.get(entry.id) !== undefined })
  return {
    messageOf: messageOf,
    /** For screen readers; empty without a result. */
    announcementOf: (
      entry: UploadEntry | undefined,
      warningOf?: (entry: UploadEntry, status: FileStatus) => FileStatusMessage | null,
    ): string => {
      if (entry === undefined) return ''
      const status = entryStatus(entry, [entry])
      const { title, detail } = warningOf?.(entry, status) ?? messageOf(entry, status)
      return `${stripBidiControls(entry.name)}: ${title}. ${detail}`
    },
  }
}

function statusMessageOf(
  entry: UploadEntry,
  status: FileStatus,
  { limits, isUnlocked }: { limits: UploadLimits; isUnlocked: boolean },
): FileStatusMessage {
  switch (status.kind) {
    case 'checking':
      return { ...CHECKING, detail: 'Size, password, pages, name' }
    case 'ready':
      return { ...READY, detail: readyDetail(entry, limits, isUnlocked) }
    case 'locked':
      return LOCKED[status.attempt]
    case 'duplicate':
      return {
        ...DUPLICATE,
        detail: `The same as ${status.of.name}; ${limits.isOneJobPerFile === true ? 'it would be analysed and charged twice' : 'each transaction in it would be counted twice'}`,
      }
    case 'problem': {
      const { title, detail } = PROBLEM[status.problem]
      return { ...PROBLEM_STYLE, title: title(limits), detail: detail(entry, limits) }
    }
    default:
      return status satisfies never
  }
}

function readyDetail(
  { pages }: UploadEntry,
  { recommendedPages, isOneJobPerFile }: UploadLimits,
  isUnlocked: boolean,
): string {
  if (pages !== null && recommendedPages !== undefined && pages > recommendedPages)
    return `${plural(pages, 'page')} are accepted; ${recommendedPages === 1 ? 'one page works' : `up to ${recommendedPages} work`} best`
  if (isUnlocked)
    return isOneJobPerFile === true
      ? 'Unlocked; a copy without the password is sent'
      : 'Unlocked; its password is sent with it and not stored'
  return pages === null ? 'Size and name are fine' : 'Opens; size, pages and name are fine'
}

const PROBLEM_STYLE = {
  icon: exclamationCircleFill,
  iconTone: 'danger',
  titleTone: 'danger',
} as const satisfies Partial<FileStatusMessage>

export const CHECKING = {
  icon: hourglassSplit,
  iconTone: 'info',
  titleTone: 'ink',
  title: 'Checking',
} as const satisfies Partial<FileStatusMessage>

export const READY = {
  icon: checkCircleFill,
  iconTone: 'success',
  titleTone: 'ink',
  title: 'Ready',
} as const satisfies Partial<FileStatusMessage>

const DUPLICATE = {
  icon: exclamationTriangleFill,
  iconTone: 'warning',
  titleTone: 'warning',
  title: 'Same content twice',
} as const satisfies Partial<FileStatusMessage>

const LOCKED: Record<'none' | 'running' | 'wrong', FileStatusMessage> = {
  none: {
    icon: lockFill,
    iconTone: 'warning',
    titleTone: 'warning',
    title: 'Locked',
    detail: 'Enter its password to unlock it',
  },
  running: {
    icon: hourglassSplit,
    iconTone: 'info',
    titleTone: 'ink',
    title: 'Unlocking',
    detail: 'Trying the password',
  },
  wrong: {
    ...PROBLEM_STYLE,
    icon: lockFill,
    title: 'Sorry, wrong password. Please try again.',
    detail: 'Passwords are case-sensitive',
  },
}
