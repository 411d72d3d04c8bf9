import folder from 'bootstrap-icons/icons/folder2-open.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { PasswordField } from '#shared/ui/components/fields/PasswordField.tsx'
import { FileDialog, FileProgress } from './FileDialog.tsx'
import { ApplicantFileError } from './fileFormat.ts'
import { describeFileError } from './fileProblems.ts'
import type { Archive, OpenArchive } from './readArchive.ts'
import type { RestoreOptions } from './restoreApplicant.ts'

/** What a file is from outside. */
export type FileState =
  | { kind: 'closed'; archive: Archive; error: string | null }
  | { kind: 'failed'; error: string }

type Phase = FileState | { kind: 'opening'; archive: Archive; share: number }

type OpenDialogProps = {
  /** Of the file. */
  name: string
  initial: FileState
  restore: (archive: OpenArchive, options: RestoreOptions) => Promise<string>
  /** Null: nothing was opened. */
  onClose: (applicant: string | null) => void
}

export function OpenDialog({ name, initial, restore, onClose }: OpenDialogProps) {
  const [phase, setPhase] = useState<Phase>(initial)
  const [password, setPassword] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const [cancelled] = useState(() => new AbortController())
  const isEncrypted = phase.kind !== 'failed' && phase.archive.isEncrypted
  const isWrong = phase.kind === 'closed' && phase.error !== null
  useEffect(() => {
    if (isWrong) input.current?.focus()
  }, [isWrong])

  async function open(archive: Archive) {
    const { signal } = cancelled
    setPhase({ kind: 'opening', archive, share: 0 })
    try {
      const opened = await archive.unlock(password)
      signal.throwIfAborted()
      const onProgress = (share: number) => setPhase({ kind: 'opening', archive, share })
      onClose(await restore(opened, { signal, onProgress }))
    } catch (error) {
      if (signal.aborted) return
      const canRetry = error instanceof ApplicantFileError && error.problem === 'wrongPassword'
      const text = describeFileError(error)
      setPhase(
        canRetry ? { kind: 'closed', archive, error: text } : { kind: 'failed', error: text },
      )
    }
  }

  function submit() {
    if (phase.kind !== 'closed') return
    if (isEncrypted && password === '') input.current?.focus()
    else void open(phase.archive)
  }

  function cancel() {
    cancelled.abort()
    onClose(null)
  }

  return (
    <FileDialog
      title={phase.kind === 'failed' ? 'The file was not opened' : 'Open file'}
      icon={folder}
      text={
        <>
          <p>
            <b>{stripBidiControls(name)}</b>
          </p>
          {phase.kind === 'failed' && <p role="alert">{phase.error}</p>}
          {phase.kind === 'closed' && !isEncrypted && <p>It was saved without a password.</p>}
        </>
      }
      onSubmit={submit}
      onCancel={cancel}
      submitText={phase.kind === 'failed' ? null : 'Open'}
      isBusy={phase.kind === 'opening'}
    >
      {phase.kind === 'closed' && isEncrypted && (
        <PasswordField
          label="Password of this file"
          value={password}
          onChange={setPassword}
          autoComplete="off"
          inputRef={input}
          error={phase.error}
          note="The one that was chosen when the file was saved."
        />
      )}
      {phase.kind === 'opening' && <FileProgress label="Opening…" share={phase.share} />}
    </FileDialog>
  )
}
