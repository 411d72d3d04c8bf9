import download from 'bootstrap-icons/icons/download.svg?raw'
import { useId, useRef, useState } from 'react'
import { plural } from '#shared/platform/lib/plural.ts'
import { FieldNote } from '#shared/ui/components/FieldNote.tsx'
import { PasswordField } from '#shared/ui/components/PasswordField.tsx'
import { FileDialog, FileProgress } from './FileDialog.tsx'
import { describeFileError } from './fileProblems.ts'

/** Our own, as for accounts. */
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
  const id = useId()
  const [phase, setPhase] = useState<Phase>({ kind: 'form', error: null })
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [isPlain, setIsPlain] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const running = useRef<AbortController | null>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const repeatInput = useRef<HTMLInputElement>(null)
  const errors = isPlain ? NO_ERRORS : passwordErrors(password, repeated)

  async function start(acceptsMissing: boolean) {
    const control = new AbortController()
    running.current = control
    setPhase({ kind: 'saving', share: 0 })
    try {
      const outcome = await save({
        password: isPlain ? null : password,
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
      text={
        <>
          <p>
            One .zip file with the documents, results and notes of this applicant. Open it later to
            continue without sending anything again.
          </p>
          {runningCount > 0 && (
            <p>
              {plural(runningCount, 'analysis is', 'analyses are')} not finished. Their documents
              are saved as not sent.
            </p>
          )}
        </>
      }
      onSubmit={submit}
      onCancel={cancel}
      buttons={
        <>
          <button type="button" className="btn btn-secondary" onClick={cancel}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={phase.kind === 'saving'}>
            {phase.kind === 'missing' ? 'Save without them' : 'Save'}
          </button>
        </>
      }
    >
      {phase.kind === 'form' && (
        <>
          <PasswordField
            label="Password"
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
            disabled={isPlain}
            inputRef={passwordInput}
            error={hasTried ? errors.password : null}
            note="At least 8 characters. Nobody can recover it: without it, the file cannot be opened."
          />
          <PasswordField
            label="Repeat the password"
            value={repeated}
            onChange={setRepeated}
            autoComplete="new-password"
            disabled={isPlain}
            inputRef={repeatInput}
            error={hasTried ? errors.repeated : null}
          />
          <div className="form-check">
            <input
              id={`${id}plain`}
              type="checkbox"
              className="form-check-input"
              checked={isPlain}
              onChange={({ target }) => setIsPlain(target.checked)}
            />
            <label htmlFor={`${id}plain`} className="form-check-label">
              Save without a password: anyone with the file can read it
            </label>
          </div>
          <FieldNote id={`${id}error`} error={phase.error} />
        </>
      )}
      {phase.kind === 'saving' && <FileProgress label="Saving…" share={phase.share} />}
      {phase.kind === 'missing' && (
        <div role="alert">
          <p>Not stored in this browser any more, and not available from the server:</p>
          <ul>
            {phase.names.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </FileDialog>
  )
}

const NO_ERRORS = { password: null, repeated: null }

function passwordErrors(password: string, repeated: string) {
  if (Array.from(password).length < PASSWORD_MIN_LENGTH)
    return { ...NO_ERRORS, password: 'Enter at least 8 characters.' }
  return repeated === password
    ? NO_ERRORS
    : { ...NO_ERRORS, repeated: 'The two passwords differ. Enter the same one twice.' }
}
