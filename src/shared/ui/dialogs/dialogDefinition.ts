import checkCircle from 'bootstrap-icons/icons/check-circle.svg?raw'
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import infoCircle from 'bootstrap-icons/icons/info-circle.svg?raw'
import questionCircle from 'bootstrap-icons/icons/question-circle.svg?raw'
import xOctagon from 'bootstrap-icons/icons/x-octagon.svg?raw'
import type { DialogAnswer } from '#shared/platform/store/overlaySlice.ts'

export const TONES = ['danger', 'warning', 'success', 'info'] as const
export type DialogTone = (typeof TONES)[number]

/** The only routes that an answer may lead to. */
export const OVERLAY_ROUTES = ['/', '/forgotPassword'] as const
export type OverlayRoute = (typeof OVERLAY_ROUTES)[number]

export type ButtonColor = 'primary' | 'danger' | 'danger-line'

/** See shell §3, "Error dialog data". Success, processStop, moveBack and noSupport omit the support link. */
export type DialogDefinition = {
  title: string
  descriptionFirst: string
  descriptionSecond?: string
  tone: DialogTone
  icon: string
  success: boolean
  /** Asks before work is stopped. */
  processStop: boolean
  /** The caller goes one step back after the answer. */
  moveBack: boolean
  noSupport: boolean
  autoRename: boolean
  /** False reloads the page: only a broken page needs that (refreshError). */
  noReload: boolean
  routeTo?: OverlayRoute
  btnText: string
  btnSecondText?: string
  /** A third button that answers 'dismissed'. */
  btnCloseText?: string
  /** For the primary button. With 'danger-line' the second button is the filled one. */
  btnColor: ButtonColor
  /** The answer of Escape, which loses nothing; focused unless AUTORENAME or `initialFocus` is. */
  safeAnswer: DialogAnswer
  /** Where the dialog is the last check before keyboard work is sent. */
  initialFocus?: DialogAnswer
}

type DialogTexts = Pick<DialogDefinition, 'title' | 'descriptionFirst'> & Partial<DialogDefinition>

const PLAIN = {
  success: false,
  processStop: false,
  moveBack: false,
  noSupport: false,
  autoRename: false,
  noReload: true,
  btnText: 'OK',
  btnColor: 'primary',
  safeAnswer: 'primary',
} as const satisfies Partial<DialogDefinition>

export const defineErrorDialog = (texts: DialogTexts): DialogDefinition => ({
  ...PLAIN,
  tone: 'danger',
  icon: xOctagon,
  ...texts,
})

/** A warning: nothing failed, but the work cannot continue like this. */
export const defineWarningDialog = (texts: DialogTexts): DialogDefinition => ({
  ...PLAIN,
  tone: 'warning',
  icon: exclamationTriangle,
  ...texts,
})

export const defineInfoDialog = (texts: DialogTexts): DialogDefinition => ({
  ...PLAIN,
  tone: 'info',
  icon: infoCircle,
  noSupport: true,
  ...texts,
})

export const defineSuccessDialog = (texts: DialogTexts): DialogDefinition => ({
  ...PLAIN,
  tone: 'success',
  icon: checkCircle,
  success: true,
  ...texts,
})

/** The primary button does it, the second changes nothing. */
export const defineConfirmDialog = (
  texts: DialogTexts & Required<Pick<DialogDefinition, 'btnSecondText'>>,
): DialogDefinition => ({
  ...PLAIN,
  tone: 'info',
  icon: questionCircle,
  noSupport: true,
  safeAnswer: 'second',
  ...texts,
})
