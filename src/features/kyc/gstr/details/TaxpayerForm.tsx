import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { useId, useRef, type RefObject } from 'react'
import { FieldNote } from '#shared/ui/components/fields/FieldNote.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useFocusFieldWhileBusy } from '#shared/ui/hooks/focus/useFocusFieldWhileBusy.ts'
import type { Taxpayer } from '../contract.ts'
import type { GstrState } from '../gstrReducer.ts'
import { GstinField } from './GstinField.tsx'
import { parseGstin, type GstinFact } from './parseGstin.ts'

const STATUS_ICONS: Record<GstinFact['status'], { icon: string; label: string }> = {
  empty: { icon: dash, label: 'not entered yet' },
  valid: { icon: check, label: 'valid' },
  suspicious: { icon: triangle, label: 'check this' },
}

/** Informs but never blocks: only the pattern decides (kyc §5). */
function GstinDetails({ gstin }: { gstin: string }) {
  const id = useId()
  const facts = parseGstin(gstin)
  const isOdd = facts.some(({ status }) => status === 'suspicious')
  const isValid = facts.every(({ status }) => status === 'valid')
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="form-label">
        Read from the GSTIN
      </h3>
      <dl className={`gstr-read${isOdd ? ' odd' : ''}${isValid ? ' whole' : ''}`}>
        {facts.map(({ label, value, status }) => (
          <div key={label} className={status}>
            <dt>
              <Icon of={STATUS_ICONS[status].icon} label={STATUS_ICONS[status].label} />
              {label}
            </dt>
            <dd>{value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
      {isOdd && (
        <p className="field-note" role="status">
          Compare it with the registration certificate. You can still send it.
        </p>
      )}
    </section>
  )
}

type TaxpayerFormProps = {
  state: Exclude<GstrState, { kind: 'verified' }>
  gstinField: RefObject<HTMLInputElement | null>
  onChange: (taxpayer: Taxpayer) => void
  onClear: () => void
  onProceed: () => void
}

/** look 12a */
export function TaxpayerForm({
  state,
  gstinField,
  onChange,
  onClear,
  onProceed,
}: TaxpayerFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { taxpayer } = state
  const isBusy = state.kind === 'otp' || state.isRequestingOtp
  useFocusFieldWhileBusy(form, isBusy)
  const isFilled = taxpayer.gstin !== '' && taxpayer.username.trim() !== ''
  return (
    <form
      ref={form}
      className="panel gstr-form"
      aria-labelledby={`${id}title`}
      onSubmit={(event) => {
        event.preventDefault()
        if (isFilled && !isBusy) onProceed()
      }}
    >
      <div className="panel-header">
        <h2 id={`${id}title`} className="help-title">
          Taxpayer
        </h2>
      </div>
      <div className="gstr-fields">
        <div className="gstr-typed">
          <GstinField
            value={taxpayer.gstin}
            onChange={(gstin) => onChange({ ...taxpayer, gstin })}
            readOnly={isBusy}
            inputRef={gstinField}
          />
          <div>
            <label className="form-label" htmlFor={`${id}username`}>
              Username
            </label>
            <input
              id={`${id}username`}
              className="form-control"
              value={taxpayer.username}
              onChange={({ target }) => onChange({ ...taxpayer, username: target.value })}
              readOnly={isBusy}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-describedby={`${id}username-note`}
            />
            <FieldNote
              id={`${id}username-note`}
              note="The one used to sign in to the GST portal."
            />
          </div>
        </div>
        <GstinDetails gstin={taxpayer.gstin} />
      </div>
      <div className="gstr-footer">
        <span className="small muted" role="status">
          {describeNextStep(state.kind === 'details' && state.isRequestingOtp, isFilled)}
        </span>
        <button
          type="button"
          className="btn btn-ghost push"
          disabled={isBusy || (taxpayer.gstin === '' && taxpayer.username === '')}
          onClick={onClear}
        >
          Clear
        </button>
        <button type="submit" className="btn btn-primary" disabled={isBusy || !isFilled}>
          Proceed
        </button>
      </div>
    </form>
  )
}

function describeNextStep(isRequestingOtp: boolean, isFilled: boolean): string {
  if (isRequestingOtp) return 'Asking the GST portal to send the OTP…'
  return isFilled
    ? 'Proceed asks the GST portal to send the taxpayer an OTP.'
    : 'Enter GSTIN and username to proceed.'
}
