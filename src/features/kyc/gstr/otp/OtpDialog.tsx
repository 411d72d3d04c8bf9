import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?raw'
import eye from 'bootstrap-icons/icons/eye.svg?raw'
import shield from 'bootstrap-icons/icons/shield-lock.svg?raw'
import { useEffect, useId, useRef, useState } from 'react'
import Modal from 'react-bootstrap/Modal'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { OTP_LENGTH, OtpField } from '#shared/ui/components/fields/OtpField.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { trapFocus } from '#shared/ui/components/overlays/trapFocus.ts'
import '#shared/ui/dialogs/DialogOverlay.css'
import './otp.css'
import type { GstrState } from '../gstrReducer.ts'

/** Quoted from kyc §5. */
const WRONG_OTP = 'Sorry, wrong otp. Please try again.'

type OtpDialogProps = {
  otp: Extract<GstrState, { kind: 'otp' }>
  onVerify: (digits: string) => void
  /** Typed details stay. */
  onClose: () => void
}

export function OtpDialog({ otp, onVerify, onClose }: OtpDialogProps) {
  const { taxpayer, isVerifying, wrongAttempts } = otp
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [entry, setEntry] = useState({ digits: '', after: 0 })
  const [isCovered, setIsCovered] = useState(true)
  // A wrong OTP is cleared by its response.
  const digits = entry.after === wrongAttempts ? entry.digits : ''
  const missingDigits = OTP_LENGTH - digits.length
  useEffect(() => {
    if (!isVerifying) input.current?.focus()
  }, [isVerifying])
  return (
    <Modal
      show
      animation={false}
      backdrop="static"
      onHide={onClose}
      onKeyDown={trapFocus}
      className="overlay"
      backdropClassName="overlay-backdrop"
      contentClassName="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (missingDigits === 0) onVerify(digits)
        }}
      >
        <div className="dialog-body gstr-otp-text">
          <div className="dialog-icon gstr-otp-icon">
            <Icon of={shield} className="lg" />
          </div>
          <div>
            <h2 id={`${id}title`}>Enter the OTP</h2>
            <p id={`${id}text`} className="muted">
              The GST portal sent 6 digits to the mobile number and email registered for{' '}
              <b className="gstr-number">{taxpayer.gstin}</b>.
            </p>
          </div>
        </div>
        <div className="gstr-otp-field">
          <OtpField
            label="OTP"
            value={digits}
            onChange={(next) => setEntry({ digits: next, after: wrongAttempts })}
            error={wrongAttempts > 0 && digits === '' && !isVerifying ? WRONG_OTP : null}
            note="You can paste all six at once."
            isMasked={isCovered}
            readOnly={isVerifying}
            inputRef={input}
            aside={<ShowButton isCovered={isCovered} onPress={() => setIsCovered(!isCovered)} />}
          />
        </div>
        <div className="dialog-footer">
          <span className="small muted gstr-otp-time" role="status">
            {isVerifying
              ? 'Checking with the GST portal…'
              : missingDigits > 0 && `${plural(missingDigits, 'digit')} to go`}
          </span>
          <button type="button" className="btn btn-secondary" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn btn-primary"
            disabled={missingDigits > 0}
            aria-disabled={isVerifying}
          >
            VERIFY
          </button>
        </div>
      </form>
    </Modal>
  )
}

function ShowButton({ isCovered, onPress }: { isCovered: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-sm btn-ghost"
      aria-pressed={!isCovered}
      aria-label={isCovered ? 'Show the OTP' : 'Hide the OTP'}
      onClick={onPress}
    >
      <Icon of={isCovered ? eye : eyeSlash} />
      {isCovered ? 'Show' : 'Hide'}
    </button>
  )
}
