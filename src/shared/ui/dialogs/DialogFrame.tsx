import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import Modal from 'react-bootstrap/Modal'
import type { DialogAnswer, DialogContext } from '#shared/platform/store/overlaySlice.ts'
import { trapFocus } from '#shared/ui/components/overlays/trapFocus.ts'
import type { DialogDefinition } from './dialogDefinition.ts'
import { DialogText } from './DialogText.tsx'
import './DialogOverlay.css'

type DialogButtonsProps = {
  definition: DialogDefinition
  hasWarning: boolean
  override: DialogContext['override']
  focusRef: RefObject<HTMLButtonElement | null>
  onAnswer: (answer: DialogAnswer) => void
}

/** The remedy, else the safe answer of a dangerous question, else the primary one. */
function filledAnswer(row: DialogDefinition): DialogAnswer {
  if (row.autoRename) return 'autoRename'
  return row.btnColor === 'danger-line' ? 'second' : 'primary'
}

function buttonVariant(row: DialogDefinition, answer: DialogAnswer): string {
  if (answer === 'dismissed') return 'ghost'
  const isFilled = answer === filledAnswer(row)
  if (answer === 'primary' && (isFilled || row.btnColor === 'danger-line')) return row.btnColor
  return isFilled ? 'primary' : 'secondary'
}

function buttonsOf(row: DialogDefinition): { answer: DialogAnswer; text: string }[] {
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

/** Enter may give it without reading: the harmless remedy, else the answer that loses nothing. */
function initiallyFocusedAnswer(row: DialogDefinition, hasWarning: boolean): DialogAnswer {
  if (row.autoRename) return filledAnswer(row)
  return hasWarning ? row.safeAnswer : (row.initialFocus ?? row.safeAnswer)
}

function DialogButtons({
  definition,
  hasWarning,
  override,
  focusRef,
  onAnswer,
}: DialogButtonsProps) {
  const overridden: Partial<Record<DialogAnswer, string | undefined>> = {
    primary: override?.button,
    second: override?.secondButton,
  }
  return (
    <div className="overlay-buttons">
      {buttonsOf(definition).map(({ answer, text }) => (
        <button
          key={answer}
          type="button"
          className={`btn btn-${buttonVariant(definition, answer)}`}
          ref={answer === initiallyFocusedAnswer(definition, hasWarning) ? focusRef : undefined}
          onClick={() => onAnswer(answer)}
        >
          {overridden[answer] ?? text}
        </button>
      ))}
    </div>
  )
}

type DialogFrameProps = {
  definition: DialogDefinition
  context: DialogContext
  onAnswer: (answer: DialogAnswer) => void
  support?: ReactNode
  children?: ReactNode
}

/** A plain dialog also closes by a click outside. */
const mustBeAnswered = ({ btnSecondText, routeTo, autoRename }: DialogDefinition) =>
  btnSecondText !== undefined || routeTo !== undefined || autoRename

/** react-bootstrap supports one role; screen readers should announce an error at once. */
const makeAlert = (content: HTMLElement | null) =>
  content?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog')

function widthOf({ facts }: DialogContext, children: ReactNode): string {
  if (facts !== undefined) return 'dialog-wide'
  return children === undefined ? '' : 'dialog-roomy'
}

export function DialogFrame({
  definition,
  context,
  onAnswer,
  support,
  children,
}: DialogFrameProps) {
  const id = useId()
  const focused = useRef<HTMLButtonElement>(null)
  // Instead of `autoFocus`: by now the modal has stored the element to return the focus to, also in strict mode.
  useEffect(() => focused.current?.focus(), [])
  return (
    <Modal
      show
      animation={false}
      backdrop={mustBeAnswered(definition) ? 'static' : true}
      onHide={() => onAnswer(definition.safeAnswer)}
      onKeyDown={trapFocus}
      className="overlay"
      backdropClassName="overlay-backdrop"
      contentClassName={`dialog ${widthOf(context, children)}`}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <div ref={makeAlert}>
        <DialogText definition={definition} context={context} id={id}>
          {children}
        </DialogText>
      </div>
      <div className="dialog-footer">
        {support}
        <DialogButtons
          definition={definition}
          hasWarning={context.warning !== undefined}
          override={context.override}
          focusRef={focused}
          onAnswer={onAnswer}
        />
      </div>
    </Modal>
  )
}
