import checkCircle from 'bootstrap-icons/icons/check-circle.svg?raw'
import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import infoCircle from 'bootstrap-icons/icons/info-circle.svg?raw'
import questionCircle from 'bootstrap-icons/icons/question-circle.svg?raw'
import xOctagon from 'bootstrap-icons/icons/x-octagon.svg?raw'
import type { DialogAnswer } from './overlaySlice.ts'

export const TONES = ['danger', 'warning', 'success', 'info'] as const
export type Tone = (typeof TONES)[number]

/** The only places an answer may lead to. */
export const OVERLAY_ROUTES = ['/', '/forgotPassword'] as const
export type OverlayRoute = (typeof OVERLAY_ROUTES)[number]

export type ButtonColor = 'primary' | 'danger' | 'danger-line'

/** One dialog of the catalogue (shell §3, "Error dialog data"). */
export type ErrorRow = {
  title: string
  descriptionFirst: string
  /** What to do next. */
  descriptionSecond?: string
  tone: Tone
  icon: string
  /** Good news: no support link. */
  success: boolean
  /** Asks before running work is stopped: no support link. */
  processStop: boolean
  /** The caller goes one step back after the answer: no support link. */
  moveBack: boolean
  /** The user puts it right alone: no support link. */
  noSupport: boolean
  /** Offers AUTORENAME beside the other buttons. */
  autoRename: boolean
  /** false: the primary button loads the page anew. Only a page that is no longer whole needs that (refreshError). */
  noReload: boolean
  /** The primary button leads there. */
  routeTo?: OverlayRoute
  btnText: string
  btnSecondText?: string
  /** A third way out that answers 'dismissed'. */
  btnCloseText?: string
  /** Of the primary button. Where it is 'danger-line' the second one is the filled one. */
  btnColor: ButtonColor
  /** What Escape answers; its button has the focus, unless AUTORENAME or `focused` has it. Nothing is lost by it. */
  safe: DialogAnswer
  /** Has the focus where the dialog is the last look before work that was done by keyboard is sent. */
  focused?: DialogAnswer
}

type Words = Pick<ErrorRow, 'title' | 'descriptionFirst'> & Partial<ErrorRow>

const PLAIN = {
  success: false,
  processStop: false,
  moveBack: false,
  noSupport: false,
  autoRename: false,
  noReload: true,
  btnText: 'OK',
  btnColor: 'primary',
  safe: 'primary',
} as const satisfies Partial<ErrorRow>

/** Something failed. */
export const failure = (words: Words): ErrorRow => ({
  ...PLAIN,
  tone: 'danger',
  icon: xOctagon,
  ...words,
})

/** Nothing broke, but it cannot go on like this. */
export const warning = (words: Words): ErrorRow => ({
  ...PLAIN,
  tone: 'warning',
  icon: exclamationTriangle,
  ...words,
})

/** Something to know. */
export const notice = (words: Words): ErrorRow => ({
  ...PLAIN,
  tone: 'info',
  icon: infoCircle,
  noSupport: true,
  ...words,
})

/** It worked. */
export const success = (words: Words): ErrorRow => ({
  ...PLAIN,
  tone: 'success',
  icon: checkCircle,
  success: true,
  ...words,
})

/** A confirmation: primary does it, second leaves everything as it is. */
export const question = (words: Words & Required<Pick<ErrorRow, 'btnSecondText'>>): ErrorRow => ({
  ...PLAIN,
  tone: 'info',
  icon: questionCircle,
  noSupport: true,
  safe: 'second',
  ...words,
})
