import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import copyIcon from 'bootstrap-icons/icons/copy.svg?raw'
import { useEffect, useReducer } from 'react'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { candidateLink, candidateLinkPath, type UanJob } from '../job.ts'

/** Of 'Link copied!' (kyc §9). */
const COPIED_SHOWN_MS = 2_000
const COPIED_FADE_MS = 1_000

export type CopyStatus = { kind: 'idle' } | { kind: 'copied' } | { kind: 'fading' }
type CopyStatusEvent = 'copied' | 'timerEnded'

const NOT_COPIED: CopyStatus = { kind: 'idle' }

/** A repeated copy shows the confirmation again. */
export function copyStatusReducer(state: CopyStatus, event: CopyStatusEvent): CopyStatus {
  if (event === 'copied') return { kind: 'copied' }
  return state.kind === 'copied' ? { kind: 'fading' } : NOT_COPIED
}

const COPY_STATUS_MS: Record<CopyStatus['kind'], number | null> = {
  idle: null,
  copied: COPIED_SHOWN_MS,
  fading: COPIED_FADE_MS,
}

function useCopyToClipboard(text: string): { kind: CopyStatus['kind']; copy: () => void } {
  const [copied, dispatch] = useReducer(copyStatusReducer, NOT_COPIED)
  // Each press creates a new state object, so that its timer restarts.
  useEffect(() => {
    const time = COPY_STATUS_MS[copied.kind]
    if (time === null) return undefined
    const timer = setTimeout(() => dispatch('timerEnded'), time)
    return () => clearTimeout(timer)
  }, [copied])
  // Async, because a page without https has no clipboard.
  const write = async () => navigator.clipboard.writeText(text)
  const copy = () =>
    void write().then(
      () => dispatch('copied'),
      () =>
        showToast(
          'error',
          'The browser did not allow copying. Select the link and copy it yourself.',
        ),
    )
  return { kind: copied.kind, copy }
}

type CandidateLinkProps = { job: UanJob }

export function CandidateLink({ job }: CandidateLinkProps) {
  const { kind, copy } = useCopyToClipboard(candidateLink(job))
  const isCopied = kind !== 'idle'
  return (
    <span className="candidate-link">
      <button
        type="button"
        className={isCopied ? 'btn btn-sm is-copied' : 'btn btn-sm'}
        title={`Copy the link of ${job.name}`}
        onClick={copy}
      >
        <Icon of={isCopied ? check : copyIcon} />
        <span className="candidate-link-path">{candidateLinkPath(job)}</span>
        <span className="visually-hidden"> of {job.name}, copy</span>
      </button>
      {isCopied && (
        <span role="status" className={kind === 'fading' ? 'link-copied is-fading' : 'link-copied'}>
          Link copied!
        </span>
      )}
    </span>
  )
}
