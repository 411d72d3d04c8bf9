import type { ThreadOptions } from '#shared/platform/pdf/openInThread.ts'
import type { Finding, NotChecked } from './finding.ts'
import type { PictureTools } from './picture/pictureTools.ts'

export type ExamineOptions = Pick<ThreadOptions, 'password' | 'assets'> &
  Partial<PictureTools> & {
    /** Epoch ms. */
    now: number
    /** Called often: a caller that hears nothing for long ends the check. */
    onStep?: () => void
  }

/** What a part of the checks gives. */
export type Found = { findings: Finding[]; notChecked: NotChecked[] }

/** More pages are not looked at, and the result says so. */
export const MAX_PAGES = 300
