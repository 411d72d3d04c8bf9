import download from 'bootstrap-icons/icons/download.svg?raw'
import { useId, useRef, useState, type RefObject } from 'react'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { FieldNote } from '#shared/ui/components/fields/FieldNote.tsx'
import { PasswordField } from '#shared/ui/components/fields/PasswordField.tsx'
import { FileDialog, FileProgress } from './FileDialog.tsx'
import { describeFileError } from './fileProblems.ts'

/** As for accounts. */
const PASSWORD_MIN_LENGTH = 8

export type SaveOptions = {
  /** Null: not encrypted. */
  password: string | null
  /** Save without what is neither here nor on the server. */
  acceptsMissing: boolean
  signal: AbortSignal
  /** 0 to 1 */
  onProgress: (share: number) => void
}
export type SaveOutcome = { kind: 'saved' } | { kind: 'missing'; names: readonly string[] }

type Phase =
  | { kind: 'form'; error: string | null }
  | { kind: 'saving'; share: number }
  | { kind: 'missing'; names: readonly string[] }

type SaveDialogProps = {
  /** Jobs whose documents are saved as not sent. */
  runningCount: number
  save: (options: SaveOptions) => Promise<SaveOutcome>
  onClose: (isSaved: boolean) => void
}

export function SaveDialog({ runningCount, save, onClose }: SaveDialogProps) {
  const [phase, setPhase] = useState<Phase>({ kind: 'form', error: null })
  const [values, setValues] = useState<Values>({ password: '', repeated: '', isPlain: false })
  const [hasTried, setHasTried] = useState(false)
  const running = useRef<AbortController | null>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const repeatInput = useRef<HTMLInputElement>(null)
  const errors = checkPassword(values)

  async function start(acceptsMissing: boolean) {
    const control = new AbortController()
    running.current = control
    setPhase({ kind: 'saving', share: 0 })
    try {
      const outcome = await save({
        password: values.isPlain ? null : values.password,
        acceptsMissing,
        signal: control.signal,
        onProgress: (share) => setPhase({ kind: 'saving', share }),
      })
      if (outcome.kind === 'saved') onClose(true)
      else setPhase(outcome)
    } catch (error) {
      if (!control.signal.aborted) setPhase({ kind: 'form', error: describeFileError(error) })
    }
  }

  function submit() {
    if (phase.kind === 'saving') return
    setHasTried(true)
    if (errors.password !== null) passwordInput.current?.focus()
    else if (errors.repeated !== null) repeatInput.current?.focus()
    else void start(phase.kind === 'missing')
  }

  function cancel() {
    running.current?.abort()
    onClose(false)
  }

  return (
    <FileDialog
      title="Save to file"
      icon={download}
      text={<WhatIsSaved runningCount={runningCount} />}
      onSubmit={submit}
      onCancel={cancel}
      submitText={phase.kind === 'missing' ? 'Save without them' : 'Save'}
      isBusy={phase.kind === 'saving'}
    >
      {phase.kind === 'form' && (
        <PasswordForm
          values={values}
          onChange={setValues}
          errors={hasTried ? errors : NO_ERRORS}
          inputs={{ password: passwordInput, repeated: repeatInput }}
          failure={phase.error}
        />
      )}
      {phase.kind === 'saving' && <FileProgress label="Saving…" share={phase.share} />}
      {phase.kind === 'missing' && <MissingFiles names={phase.names} />}
    </FileDialog>
  )
}

const WhatIsSaved = ({ runningCount }: Pick<SaveDialogProps, 'runningCount'>) => (
  <>
    <p>
      One .zip file with the documents, results and notes of this applicant. Open it later to
      continue without sending anything again.
    </p>
    {runningCount > 0 && (
      <p>
        {plural(runningCount, 'analysis is', 'analyses are')} not finished. Their documents are
        saved as not sent.
      </p>
    )}
  </>
)

type Values = { password: string; repeated: string; isPlain: boolean }
type Errors = { password: string | null; repeated: string | null }

type PasswordFormProps = {
  values: Values
  onChange: (values: Values) => void
  errors: Errors
  inputs: Record<keyof Errors, RefObject<HTMLInputElement | null>>
  /** Why saving failed. */
  failure: string | null
}

function PasswordForm({ values, onChange, errors, inputs, failure }: PasswordFormProps) {
  const id = useId()
  const shared = { autoComplete: 'new-password', disabled: values.isPlain } as const
  return (
    <>
      <PasswordField
        label="Password"
        value={values.password}
        onChange={(password) => onChange({ ...values, password })}
        inputRef={inputs.password}
        error={errors.password}
        note="At least 8 characters. Nobody can recover it: without it, the file cannot be opened."
        {...shared}
      />
      <PasswordField
        label="Repeat the password"
        value={values.repeated}
        onChange={(repeated) => onChange({ ...values, repeated })}
        inputRef={inputs.repeated}
        error={errors.repeated}
        {...shared}
      />
      <div className="form-check">
        <input
          id={`${id}plain`}
          type="checkbox"
          className="form-check-input"
          checked={values.isPlain}
          onChange={({ target }) => onChange({ ...values, isPlain: target.checked })}
        />
        <label htmlFor={`${id}plain`} className="form-check-label">
          Save without a password: anyone with the file can read it
        </label>
      </div>
      <FieldNote id={`${id}error`} error={failure} />
    </>
  )
}

const MissingFiles = ({ names }: { names: readonly string[] }) => (
  <div role="alert">
    <p>Not stored in this browser any more, and not available from the server:</p>
    <ul>
      {names.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
    </ul>
  </div>
)

const NO_ERRORS: Errors = { password: null, repeated: null }

function checkPassword({ password, repeated, isPlain }: Values): Errors {
  if (isPlain) return NO_ERRORS
  if (Array.from(password).length < PASSWORD_MIN_LENGTH)
    return { ...NO_ERRORS, password: 'Enter at least 8 characters.' }
  return repeated === password
    ? NO_ERRORS
    : { ...NO_ERRORS, repeated: 'The two passwords differ. Enter the same one twice.' }
}
