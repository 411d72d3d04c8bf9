import lock from 'bootstrap-icons/icons/lock.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { PasswordPrompt } from './PasswordPrompt.tsx'
import { PdfViewer } from './PdfViewer.tsx'
import { PreviewFailed } from './PreviewFailed.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { useNotFound } from './useNotFound.ts'
import { type OpeningPhase, usePdfOpening } from './usePdfOpening.ts'
import type { AnyViewerProps } from './viewerProps.ts'

/** Where there is nothing to find anything in. */
const WITHOUT_TEXT: ReadonlySet<OpeningPhase['kind']> = new Set([
  'corrupt',
  'noPages',
  'tooSlow',
  'givenUp',
])

/** A PDF from its bytes to its pages: opening, locked, damaged, shown. Download stays possible in all of them. */
export function PdfPreview({ password, find, onFound, ...viewer }: AnyViewerProps) {
  const { phase, unlock, giveUp, askAgain, retry } = usePdfOpening(viewer.source, password)

  useNotFound(WITHOUT_TEXT.has(phase.kind), { find, onFound }, phase.kind === 'tooSlow')
  if (phase.kind === 'open') {
    return <PdfViewer {...viewer} document={phase.document} find={find} onFound={onFound} />
  }
  return (
    <PreviewFrame {...viewer}>
      {phase.kind === 'opening' && <LoadingPage />}
      {(phase.kind === 'locked' || phase.kind === 'trying') && (
        <PasswordPrompt
          isWrong={phase.kind === 'locked' && phase.isWrong}
          isTrying={phase.kind === 'trying'}
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
            <button type="button" className="btn btn-secondary" onClick={askAgain}>
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
