import lock from 'bootstrap-icons/icons/lock.svg?raw'
import { useState } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { PasswordPrompt } from './PasswordPrompt.tsx'
import { PdfViewer } from './PdfViewer.tsx'
import { PreviewFailed } from './PreviewFailed.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { type OpeningPhase, usePdfOpening } from './usePdfOpening.ts'
import { useUnsearchable } from './useUnsearchable.ts'
import type { AnyViewerProps, Unsearchable } from './viewerProps.ts'

/** What keeps a document from being searched; null: nothing, or not known yet. */
const UNSEARCHABLE: Record<OpeningPhase['kind'], Unsearchable | null> = {
  opening: null,
  open: null,
  locked: 'locked',
  trying: 'locked',
  givenUp: 'locked',
  corrupt: 'damaged',
  noPages: 'noText',
  tooSlow: 'tooSlow',
  noEngine: 'noViewer',
}

/** A PDF from its bytes to its pages: opening, locked, damaged, shown. Download stays possible in all of them. */
export function PdfPreview({ password, onUnlocked, find, onFound, ...viewer }: AnyViewerProps) {
  const { phase, unlock, giveUp, askAgain, retry } = usePdfOpening(
    viewer.source,
    password,
    onUnlocked,
  )
  const [isAsked, setAsked] = useState(false)
  useUnsearchable(UNSEARCHABLE[phase.kind], { find, onFound })
  if (phase.kind === 'open') {
    return (
      <PdfViewer
        {...viewer}
        document={phase.document}
        find={find}
        onFound={onFound}
        takesFocus={phase.isTyped}
      />
    )
  }
  return (
    <PreviewFrame {...viewer}>
      {phase.kind === 'opening' && <LoadingPage />}
      {(phase.kind === 'locked' || phase.kind === 'trying') && (
        <PasswordPrompt
          isWrong={phase.kind === 'locked' && phase.isWrong}
          isTrying={phase.kind === 'trying'}
          takesFocus={isAsked}
          onUnlock={unlock}
          onCancel={giveUp}
        />
      )}
      {phase.kind === 'givenUp' && (
        <div className="preview-well">
          <div className="blank">
            <Icon of={lock} />
            <h3>This file is locked</h3>
            <p>It is kept as it is. With its password it can be seen here.</p>
            <button
              type="button"
              className="btn btn-secondary"
              autoFocus
              onClick={() => {
                setAsked(true)
                askAgain()
              }}
            >
              Enter password
            </button>
          </div>
        </div>
      )}
      {phase.kind === 'corrupt' && <PreviewFailed why="corrupt" detail={phase.reason} />}
      {phase.kind === 'tooSlow' && <PreviewFailed why="heavyPdf" onRetry={retry} />}
      {phase.kind === 'noPages' && <PreviewFailed why="noPages" />}
      {phase.kind === 'noEngine' && <PreviewFailed why="network" onRetry={retry} />}
    </PreviewFrame>
  )
}
