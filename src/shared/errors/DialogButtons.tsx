import type { RefObject } from 'react'
import type { ErrorRow } from './errorRow.ts'
import type { DialogAnswer } from './overlaySlice.ts'

type DialogButtonsProps = {
  row: ErrorRow
  /** The dialog names a doubt: the focus is on the safe button. */
  isDoubtful: boolean
  /** The button that the frame gives the focus to. */
  focused: RefObject<HTMLButtonElement | null>
  onAnswer: (answer: DialogAnswer) => void
}

/** The one filled button: the remedy, else the safe side of a dangerous answer, else the answer itself. */
function filledAnswer(row: ErrorRow): DialogAnswer {
  if (row.autoRename) return 'autoRename'
  return row.btnColor === 'danger-line' ? 'second' : 'primary'
}

function lookOf(row: ErrorRow, answer: DialogAnswer): string {
  if (answer === 'dismissed') return 'ghost'
  const isFilled = answer === filledAnswer(row)
  if (answer === 'primary' && (isFilled || row.btnColor === 'danger-line')) return row.btnColor
  return isFilled ? 'primary' : 'secondary'
}

/** The row's buttons from left to right, the filled one last. */
function choicesOf(row: ErrorRow): { answer: DialogAnswer; text: string }[] {
  const choices = [
    { answer: 'dismissed' as const, text: row.btnCloseText },
    { answer: 'second' as const, text: row.btnSecondText },
    { answer: 'primary' as const, text: row.btnText },
    { answer: 'autoRename' as const, text: row.autoRename ? 'AUTORENAME' : undefined },
  ].flatMap(({ answer, text }) => (text === undefined ? [] : [{ answer, text }]))
  const filled = filledAnswer(row)
  return [
    ...choices.filter(({ answer }) => answer !== filled),
    ...choices.filter(({ answer }) => answer === filled),
  ]
}

/** Where Enter is as good as a look at the dialog: its harmless remedy, else the answer by which nothing is lost. */
function focusedAnswer(row: ErrorRow, isDoubtful: boolean): DialogAnswer {
  if (row.autoRename) return filledAnswer(row)
  return isDoubtful ? row.safe : (row.focused ?? row.safe)
}

/** The dialog's answers; one that does no harm has the focus. */
export function DialogButtons({ row, isDoubtful, focused, onAnswer }: DialogButtonsProps) {
  return (
    <div className="overlay-buttons">
      {choicesOf(row).map(({ answer, text }) => (
        <button
          key={answer}
          type="button"
          className={`btn btn-${lookOf(row, answer)}`}
          ref={answer === focusedAnswer(row, isDoubtful) ? focused : undefined}
          onClick={() => onAnswer(answer)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
