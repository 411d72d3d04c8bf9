import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { CATALOGUE } from './catalogue.ts'
import { DialogFrame } from './DialogFrame.tsx'
import type { ErrorRow } from './errorRow.ts'
import { dialogAnswered, type Dialog, type DialogAnswer } from './overlaySlice.ts'
import { supportMailto } from './supportMail.ts'

type ErrorOverlayProps = {
  dialog: Dialog
  /** Loads the page anew; tests watch it. */
  reload?: () => void
}

const reloadPage = () => window.location.reload()

const offersSupport = (row: ErrorRow) =>
  !row.success && !row.processStop && !row.moveBack && !row.noSupport

/**
 * One dialog of the catalogue over all pages (shell §8, "Overlay behaviour"). Any button closes it; the primary one
 * then goes where the row routes to, or, where the row is not `noReload`, loads the page anew.
 */
export function ErrorOverlay({ dialog, reload = reloadPage }: ErrorOverlayProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const row = CATALOGUE[dialog.name]

  function answer(given: DialogAnswer) {
    dispatch(dialogAnswered({ id: dialog.id, answer: given }))
    if (given !== 'primary') return
    // Where the page is that one already, its history says what it leads back to.
    if (row.routeTo !== undefined && row.routeTo !== pathname) void navigate(row.routeTo)
    if (!row.noReload) reload()
  }

  return (
    <DialogFrame
      row={row}
      context={dialog.context}
      onAnswer={answer}
      support={
        offersSupport(row) && (
          <SupportLink name={dialog.name} transactionId={dialog.context.transactionId} />
        )
      }
    />
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
