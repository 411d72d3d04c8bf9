import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ErrorName } from './errorNames.ts'

/** A labelled row of what a dialog is about. `note` follows its line in a quieter ink; `isBad` marks what was rejected. */
export type DialogFact = {
  label: string
  lines: { text: string; note?: string; isBad?: boolean }[]
}

/** What a dialog may say beyond its catalogue row: plain data, never a file's content. */
export type DialogContext = {
  /** Takes the place of the row's title and text, where the question names what it is about. */
  about?: { title: string; line: string }
  /** What the answer decides, for a last look (look 17c). */
  facts?: DialogFact[]
  /** Why the answer should be thought over: the safe button then has the focus. */
  doubt?: string
  /** The line under the text that says what is kept or not ("Payslip_Sep.pdf was not processed."). */
  kept?: string
  /** The file's name in `kept`, which stands out. */
  keptName?: string
  /** Takes the place of the row's last description, for texts that hold figures ("It is 68% done …"). */
  detail?: string
  transactionId?: string
  /** Only a call about a job failed, and the job may be done: the dialog has words of its own for that. */
  mayBeDone?: true
  /** What a dialog has to name one by one, under its heading (the failed documents per account). */
  lists?: { heading: string; items: string[] }[]
}

export const DIALOG_ANSWERS = ['primary', 'second', 'autoRename', 'dismissed'] as const
/**
 * The button that was pressed. `primary` is the row's btnText: do it (Stop analysis, Submit, Continue, OK). `second` is
 * btnSecondText: stay, go back. Escape answers like the safe button of the row. `dismissed`: closed without
 * a choice, or the overlay was cleared; nothing may be done on it.
 */
export type DialogAnswer = (typeof DIALOG_ANSWERS)[number]

export type Dialog = { id: string; name: ErrorName; context: DialogContext }

/** Dialogs waiting for an answer, the first one shown. The same name is never queued twice. */
const initialState: { queue: Dialog[] } = { queue: [] }

export const overlaySlice = createSlice({
  name: 'overlay',
  initialState,
  reducers: {
    dialogRaised(state, { payload }: PayloadAction<Dialog>) {
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

export const { dialogRaised, dialogAnswered, overlayCleared } = overlaySlice.actions
export const { selectCurrentDialog } = overlaySlice.selectors
