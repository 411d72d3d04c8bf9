import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import {
  dialogAnswered,
  type Dialog,
  type DialogAnswer,
} from '#shared/platform/store/overlaySlice.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { DIALOG_CATALOGUE } from './dialogCatalogue.ts'
import type { DialogDefinition } from './dialogDefinition.ts'
import { DialogFrame } from './DialogFrame.tsx'
import { supportMailto } from './supportMail.ts'

type DialogOverlayProps = {
  dialog: Dialog
  /** Replaced in tests. */
  reload?: () => void
}

const reloadPage = () => window.location.reload()

const offersSupport = (row: DialogDefinition) =>
  !row.success && !row.processStop && !row.moveBack && !row.noSupport

/** Any button closes the dialog (shell §8, "Overlay behaviour"); the primary one then navigates or reloads. */
export function DialogOverlay({ dialog, reload = reloadPage }: DialogOverlayProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const row = DIALOG_CATALOGUE[dialog.name]

  function answer(choice: DialogAnswer) {
    dispatch(dialogAnswered({ id: dialog.id, answer: choice }))
    if (choice !== 'primary') return
    // If the page is the target already, its history stays.
    if (row.routeTo !== undefined && row.routeTo !== pathname) void navigate(row.routeTo)
    if (!row.noReload) reload()
  }

  return (
    <DialogFrame
      definition={row}
      context={dialog.context}
      onAnswer={answer}
      support={
        dialog.context.link !== undefined ? (
          <Link
            className="overlay-support"
            to={dialog.context.link.to}
            onClick={() => answer('dismissed')}
          >
            {dialog.context.link.label}
          </Link>
        ) : (
          offersSupport(row) && (
            <SupportLink name={dialog.name} transactionId={dialog.context.transactionId}>
              {dialog.context.override?.supportLink ?? 'Contact support'}
            </SupportLink>
          )
        )
      }
    />
  )
}

type SupportLinkProps = { name: string; transactionId: string | undefined; children: string }

function SupportLink({ name, transactionId, children }: SupportLinkProps) {
  const address = supportMailto({ name, transactionId })
  return (
    <span className="overlay-support">
      <Icon of={envelope} />
      <a href={address}>{children}</a>
    </span>
  )
}
