import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DialogName } from './dialogNames.ts'

/** `note` follows in a muted colour. */
export type DialogFact = {
  label: string
  lines: { text: string; note?: string | undefined; isRejected?: boolean }[]
}

/** Plain data, never a file's content. */
export type DialogContext = {
  /** Replaces the definition's texts: on the candidate pages in their language. */
  override?:
    | {
        title: string
        line: string
        button?: string
        secondButton?: string
        supportLink?: string
      }
    | undefined
  /** The facts behind the decision (look 17c). */
  facts?: DialogFact[]
  /** About the answer: the safe button then has the focus. */
  warning?: string | undefined
  /** Below the text: what was or was not done ("Payslip_Sep.pdf was not processed."). */
  footnote?: string
  footnoteFileName?: string
  /** Replaces the last description, for texts with numbers ("It is 68% done …"). */
  detail?: string | undefined
  transactionId?: string | undefined
  /** Only the call failed: the job may be done, or may have arrived. The dialog has other texts for each. */
  unknown?: 'result' | 'arrival' | undefined
  /** Closes the dialog without an answer and leads there, beside the buttons. */
  link?: { to: string; label: string }
  /** Names under a heading (the failed documents per account). */
  lists?: { heading: string; items: string[] }[]
}

export const DIALOG_ANSWERS = ['primary', 'second', 'autoRename', 'dismissed'] as const
/** Escape gives the safe answer. `dismissed`: closed or cleared without a choice; the caller must do nothing. */
export type DialogAnswer = (typeof DIALOG_ANSWERS)[number]

export type Dialog = { id: string; name: DialogName; context: DialogContext }

/** The first one is shown. A name is never queued twice. */
const initialState: { queue: Dialog[] } = { queue: [] }

export const overlaySlice = createSlice({
  name: 'overlay',
  initialState,
  reducers: {
    dialogQueued(state, { payload }: PayloadAction<Dialog>) {
      if (!state.queue.some((waiting) => waiting.name === payload.name)) state.queue.push(payload)
    },
    dialogAnswered(state, { payload }: PayloadAction<{ id: string; answer: DialogAnswer }>) {
      state.queue = state.queue.filter((dialog) => dialog.id !== payload.id)
    },
    overlayCleared() {
      return initialState
    },
  },
  selectors: {
    selectCurrentDialog: (state): Dialog | undefined => state.queue[0],
  },
})

export const { dialogQueued, dialogAnswered, overlayCleared } = overlaySlice.actions
export const { selectCurrentDialog } = overlaySlice.selectors
