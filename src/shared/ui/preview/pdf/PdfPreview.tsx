import lock from 'bootstrap-icons/icons/lock.svg?raw'
import { useState, type SyntheticEvent } from 'react'
import { PasswordField } from '#shared/ui/components/fields/PasswordField.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { PreviewError } from '../PreviewError.tsx'
import { PreviewFrame } from '../PreviewFrame.tsx'
import { PreviewSkeleton } from '../PreviewSkeleton.tsx'
import { useReportUnsearchable } from '../useReportUnsearchable.ts'
import type { AnyViewerProps, UnsearchableReason } from '../viewerProps.ts'
import { PdfViewer } from './PdfViewer.tsx'
import { type PdfPhase, usePdfDocument } from './usePdfDocument.ts'

type PasswordPromptProps = {
  isWrong: boolean
  isTrying: boolean
  /** A prompt that appears by itself does not take the focus. */
  shouldFocus: boolean
  onUnlock: (password: string) => void
  onCancel: () => void
}

function PasswordPrompt({
  isWrong,
  isTrying,
  shouldFocus,
  onUnlock,
  onCancel,
}: PasswordPromptProps) {
  const [password, setPassword] = useState('')
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (password !== '' && !isTrying) onUnlock(password)
  }
  return (
    <div className="preview-viewport">
      <form className="preview-prompt panel" onSubmit={onSubmit}>
        <h3 className="row-flex">
          <Icon of={lock} /> This file is locked
        </h3>
        <p className="small muted">
          Enter its password to view it. The password stays on this page.
        </p>
        <PasswordField
          label="File password"
          value={password}
          onChange={setPassword}
          autoComplete="off"
          autoFocus={shouldFocus}
          error={
            isWrong && !isTrying
              ? 'That password does not open this file. Check it and try again.'
              : null
          }
        />
        <div className="row-flex preview-answers">
          <button type="button" className="btn btn-ghost" onClick={onCancel}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn btn-secondary"
            disabled={password === ''}
            // A disabled field would lose the focus.
            aria-disabled={isTrying}
          >
            {isTrying ? 'Opening…' : 'Open file'}
          </button>
        </div>
      </form>
    </div>
  )
}

/** Null: it can be searched, or that is not known yet. */
const UNSEARCHABLE: Record<PdfPhase['kind'], UnsearchableReason | null> = {
  opening: null,
  open: null,
  locked: 'locked',
  trying: 'locked',
  cancelled: 'locked',
  corrupt: 'damaged',
  noPages: 'noText',
  tooSlow: 'tooSlow',
  noEngine: 'noViewer',
}

/** A PDF from opening to its pages, including locked and damaged files. Download is always possible. */
export function PdfPreview({ password, onUnlocked, find, onFound, ...viewer }: AnyViewerProps) {
  const { phase, unlock, cancelPassword, requestPassword, retry } = usePdfDocument(
    viewer.source,
    password,
    onUnlocked,
  )
  const [isPasswordRequested, setIsPasswordRequested] = useState(false)
  useReportUnsearchable(UNSEARCHABLE[phase.kind], { find, onFound })
  if (phase.kind === 'open') {
    return (
      <PdfViewer
        {...viewer}
        document={phase.document}
        find={find}
        onFound={onFound}
        shouldFocus={phase.isPasswordTyped}
      />
    )
  }
  return (
    <PreviewFrame {...viewer}>
      {phase.kind === 'opening' && <PreviewSkeleton />}
      {(phase.kind === 'locked' || phase.kind === 'trying') && (
        <PasswordPrompt
          isWrong={phase.kind === 'locked' && phase.isWrong}
          isTrying={phase.kind === 'trying'}
          shouldFocus={isPasswordRequested}
          onUnlock={unlock}
          onCancel={cancelPassword}
        />
      )}
      {phase.kind === 'cancelled' && (
        <div className="preview-viewport">
          <div className="blank">
            <Icon of={lock} />
            <h3>This file is locked</h3>
            <p>The file is unchanged. Enter its password to view it here.</p>
            <button
              type="button"
              className="btn btn-secondary"
              autoFocus
              onClick={() => {
                setIsPasswordRequested(true)
                requestPassword()
              }}
            >
              Enter password
            </button>
          </div>
        </div>
      )}
      {phase.kind === 'corrupt' && <PreviewError reason="corrupt" detail={phase.reason} />}
      {phase.kind === 'tooSlow' && <PreviewError reason="heavyPdf" onRetry={retry} />}
      {phase.kind === 'noPages' && <PreviewError reason="noPages" />}
      {phase.kind === 'noEngine' && <PreviewError reason="network" onRetry={retry} />}
    </PreviewFrame>
  )
}
