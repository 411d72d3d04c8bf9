import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import { useId } from 'react'
import Modal from 'react-bootstrap/Modal'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { CATALOGUE } from './catalogue.ts'
import { DialogButtons } from './DialogButtons.tsx'
import { DialogText } from './DialogText.tsx'
import type { ErrorRow } from './errorRow.ts'
import { keepTabInside } from './keepTabInside.ts'
import { dialogAnswered, type Dialog, type DialogAnswer } from './overlaySlice.ts'
import { supportMailto } from './supportMail.ts'
import './ErrorOverlay.css'

type ErrorOverlayProps = {
  dialog: Dialog
  /** Loads the page anew; tests watch it. */
  reload?: () => void
}

const reloadPage = () => window.location.reload()

/** A dialog with a choice or a way onward is answered by its buttons; a plain one also by a click beside it. */
const mustBeAnswered = ({ btnSecondText, routeTo, autoRename }: ErrorRow) =>
  btnSecondText !== undefined || routeTo !== undefined || autoRename

const offersSupport = (row: ErrorRow) =>
  !row.success && !row.processStop && !row.moveBack && !row.noSupport

/** react-bootstrap knows one role; a screen reader should read an error out at once. */
const makeAlert = (content: HTMLElement | null) =>
  content?.closest('[role="dialog"]')?.setAttribute('role', 'alertdialog')

/**
 * One dialog of the catalogue over all pages (shell §8, "Overlay behaviour"). Any button closes it; the primary one
 * then goes where the row routes to, or, where the row is not `noReload`, loads the page anew.
 */
export function ErrorOverlay({ dialog, reload = reloadPage }: ErrorOverlayProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const id = useId()
  const row = CATALOGUE[dialog.name]

  function answer(given: DialogAnswer) {
    dispatch(dialogAnswered({ id: dialog.id, answer: given }))
    if (given !== 'primary') return
    // Where the page is that one already, its history says what it leads back to.
    if (row.routeTo !== undefined && row.routeTo !== pathname) void navigate(row.routeTo)
    if (!row.noReload) reload()
  }

  return (
    <Modal
      show
      animation={false}
      backdrop={mustBeAnswered(row) ? 'static' : true}
      onHide={() => answer(row.safe)}
      onKeyDown={keepTabInside}
      className="overlay"
      backdropClassName="overlay-backdrop"
      contentClassName={dialog.context.facts === undefined ? 'dialog' : 'dialog dialog-wide'}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <div ref={makeAlert}>
        <DialogText row={row} context={dialog.context} id={id} />
      </div>
      <div className="dialog-foot">
        {offersSupport(row) && (
          <SupportLink name={dialog.name} transactionId={dialog.context.transactionId} />
        )}
        <DialogButtons
          row={row}
          isDoubtful={dialog.context.doubt !== undefined}
          onAnswer={answer}
        />
      </div>
    </Modal>
  )
}

type SupportLinkProps = { name: string; transactionId: string | undefined }

/** The way to a person, with what that person needs to find the event. */
function SupportLink({ name, transactionId }: SupportLinkProps) {
  const address = supportMailto({ name, ...(transactionId === undefined ? {} : { transactionId }) })
  return (
    <span className="overlay-support">
      <Icon of={envelope} />
      <a href={address}>Contact support</a>
    </span>
  )
}
