import { useId, useRef, type RefObject } from 'react'
import { FieldNote } from '#shared/ui/FieldNote.tsx'
import { useKeptFocus } from '#shared/ui/useKeptFocus.ts'
import type { GstrState } from '../step.ts'
import { GstinField } from './GstinField.tsx'
import { ReadFromGstin } from './ReadFromGstin.tsx'
import type { Taxpayer } from '../contract.ts'

type DetailsFormProps = {
  state: Exclude<GstrState, { kind: 'verified' }>
  gstinField: RefObject<HTMLInputElement | null>
  onTyped: (taxpayer: Taxpayer) => void
  onClear: () => void
  onProceed: () => void
}

/** Whose data is fetched: GSTIN and the taxpayer's name on the GST portal (look 12a). */
export function DetailsForm({ state, gstinField, onTyped, onClear, onProceed }: DetailsFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { taxpayer } = state
  const isBusy = state.kind === 'otp' || state.isAsking
  useKeptFocus(form, isBusy)
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
      <div className="panel-head">
        <h2 id={`${id}title`} className="help-title">
          Taxpayer
        </h2>
      </div>
      <div className="gstr-fields">
        <div className="gstr-typed">
          <GstinField
            value={taxpayer.gstin}
            onChange={(gstin) => onTyped({ ...taxpayer, gstin })}
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
              onChange={({ target }) => onTyped({ ...taxpayer, username: target.value })}
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
        <ReadFromGstin gstin={taxpayer.gstin} />
      </div>
      <div className="gstr-foot">
        <span className="small muted" role="status">
          {sayNext(state.kind === 'details' && state.isAsking, isFilled)}
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

function sayNext(isAsking: boolean, isFilled: boolean): string {
  if (isAsking) return 'Asking the GST portal to send the OTP…'
  return isFilled
    ? 'Proceed asks the GST portal to send the taxpayer an OTP.'
    : 'Proceed needs GSTIN and username.'
}
