import { useEffect, useId, useRef, type ReactNode } from 'react'
import Modal from 'react-bootstrap/Modal'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { trapFocus } from '#shared/ui/components/overlays/trapFocus.ts'
import '#shared/ui/dialogs/DialogOverlay.css'
import './fileDialog.css'

type FileDialogProps = {
  title: string
  icon: string
  text: ReactNode
  children?: ReactNode
  /** Null: it can only be closed. */
  submitText: string | null
  isBusy: boolean
  onSubmit: () => void
  onCancel: () => void
}

/** The frame of "Save to file" and "Open file". */
export function FileDialog(props: FileDialogProps) {
  const { title, icon, text, children, submitText, isBusy, onSubmit, onCancel } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // A phase may remove the field that has the focus. Not `autoFocus`: see DialogFrame.
  useEffect(() => {
    if (form.current?.contains(document.activeElement) !== false) return
    const [first] = form.current.querySelectorAll<HTMLElement>('input, .dialog-footer button')
    first?.focus()
  })
  return (
    <Modal
      show
      animation={false}
      backdrop="static"
      onHide={onCancel}
      onKeyDown={trapFocus}
      className="overlay"
      backdropClassName="overlay-backdrop"
      contentClassName="dialog dialog-roomy"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <div className="dialog-body">
          <div className="dialog-icon info">
            <Icon of={icon} className="lg" />
          </div>
          <div className="applicant-file">
            <h2 id={`${id}title`}>{title}</h2>
            <div id={`${id}text`} className="overlay-text">
              {text}
            </div>
            {children}
          </div>
        </div>
        <div className="dialog-footer">
          <button type="button" className="btn btn-secondary" onClick={onCancel}>
            {submitText === null ? 'Close' : 'Cancel'}
          </button>
          {submitText !== null && (
            <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
              {submitText}
            </button>
          )}
        </div>
      </form>
    </Modal>
  )
}

type FileProgressProps = {
  label: string
  /** 0 to 1 */
  share: number
}

export function FileProgress({ label, share }: FileProgressProps) {
  const percentage = Math.floor(100 * share)
  return (
    <div className="applicant-file-progress">
      <span className="small muted">{`${label} ${percentage} %`}</span>
      <div
        className="meter"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
      >
        <i style={{ width: `${percentage}%` }} />
      </div>
    </div>
  )
}
