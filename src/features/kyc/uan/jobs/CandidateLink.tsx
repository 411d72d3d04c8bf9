import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import copyIcon from 'bootstrap-icons/icons/copy.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { candidateLink, linkPath, type UanJob } from '../job.ts'
import { useCopied } from './useCopied.ts'

type CandidateLinkProps = { job: UanJob }

/** The link that the candidate opens: a click copies it, and says so (kyc §2, §9). */
export function CandidateLink({ job }: CandidateLinkProps) {
  const { kind, copy } = useCopied(candidateLink(job))
  const isCopied = kind !== 'no'
  return (
    <span className="candidate-link">
      <button
        type="button"
        className={isCopied ? 'btn btn-sm is-copied' : 'btn btn-sm'}
        title={`Copy the link of ${job.name}`}
        onClick={copy}
      >
        <Icon of={isCopied ? check : copyIcon} />
        <span className="candidate-link-path">{linkPath(job)}</span>
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
