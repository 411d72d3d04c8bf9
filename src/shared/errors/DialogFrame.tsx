import { useEffect, useId, useRef, type ReactNode } from 'react'
import Modal from 'react-bootstrap/Modal'
import { DialogButtons } from './DialogButtons.tsx'
import { DialogText } from './DialogText.tsx'
import type { ErrorRow } from './errorRow.ts'
import { keepTabInside } from './keepTabInside.ts'
import type { DialogAnswer, DialogContext } from './overlaySlice.ts'
import './ErrorOverlay.css'

type DialogFrameProps = {
  row: ErrorRow
  context: DialogContext
  onAnswer: (answer: DialogAnswer) => void
  /** Left of the buttons. */
  support?: ReactNode
  /** What a screen shows beyond texts, after them. */
  children?: ReactNode
}

/** A dialog with a choice or a way onward is answered by its buttons; a plain one also by a click beside it. */
const mustBeAnswered = ({ btnSecondText, routeTo, autoRename }: ErrorRow) =>
  btnSecondText !== undefined || routeTo !== undefined || autoRename

/** react-bootstrap knows one role; a screen reader should read an error out at once. */
const makeAlert = (content: HTMLElement | null) =>
  content?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog')

function widthOf({ facts }: DialogContext, children: ReactNode): string {
  if (facts !== undefined) return 'dialog-wide'
  return children === undefined ? '' : 'dialog-roomy'
}

/** A row of the catalogue as a dialog: what all of them share, whoever asks and hears the answer. */
export function DialogFrame({ row, context, onAnswer, support, children }: DialogFrameProps) {
  const id = useId()
  const focused = useRef<HTMLButtonElement>(null)
  // Here, not `autoFocus`: the modal has noted before what it gives the focus back to, also where React mounts twice.
  useEffect(() => focused.current?.focus(), [])
  return (
    <Modal
      show
      animation={false}
      backdrop={mustBeAnswered(row) ? 'static' : true}
      onHide={() => onAnswer(row.safe)}
      onKeyDown={keepTabInside}
      className="overlay"
      backdropClassName="overlay-backdrop"
      contentClassName={`dialog ${widthOf(context, children)}`}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <div ref={makeAlert}>
        <DialogText row={row} context={context} id={id}>
          {children}
        </DialogText>
      </div>
      <div className="dialog-foot">
        {support}
        <DialogButtons
          row={row}
          isDoubtful={context.doubt !== undefined}
          focused={focused}
          onAnswer={onAnswer}
        />
      </div>
    </Modal>
  )
}
