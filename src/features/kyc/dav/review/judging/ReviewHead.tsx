import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import person from 'bootstrap-icons/icons/person-fill.svg?raw'
import { CASE_STATUS, type ReviewCase } from '#features/kyc/dav/case.ts'
import { DAV_STEPS } from '#features/kyc/dav/review/holding/stages.ts'
import { useStageHeading } from '#shared/analyzer/useStageHeading.ts'
import { formatIndiaDateTime } from '#shared/lib/clock.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { SAME_KEYS } from '#shared/ui/keys/keySet.ts'
import { useKeySheet } from '#shared/ui/keys/keysContext.ts'
import { useDocumentTitle } from '#shared/ui/useDocumentTitle.ts'

type ReviewHeadProps = {
  reviewed: ReviewCase
  isReadOnly: boolean
  onBack: () => void
}

const HINTS = [
  { keys: ['A'], what: 'Accept' },
  { keys: ['R'], what: 'Reject' },
  { keys: ['J', 'K'], what: 'Move' },
] as const

/** Whose case it is, and the keys that matter most (look 07). */
export function ReviewHead({ reviewed, isReadOnly, onBack }: ReviewHeadProps) {
  const openSheet = useKeySheet()
  const heading = useStageHeading('dav', DAV_STEPS.review)
  const { source, status } = reviewed.record
  useDocumentTitle(`QC review of ${source.name}`)
  const { label, tone, icon } = CASE_STATUS[status]
  const sentAt = submittedAt(reviewed)
  return (
    <header className="review-head">
      <button type="button" className="btn btn-ghost btn-icon" onClick={onBack}>
        <Icon of={arrowLeft} label="Back" />
      </button>
      <h1 ref={heading} tabIndex={-1}>
        {source.name}
      </h1>
      <span className="muted">{source.reference}</span>
      {isReadOnly ? (
        <Chip tone={tone} {...(icon === undefined ? {} : { icon })}>
          {label}
        </Chip>
      ) : (
        <Chip tone="warning" icon={person}>
          Assigned to you
        </Chip>
      )}
      {sentAt !== null && (
        <span className="small muted push">Submitted {formatIndiaDateTime(sentAt)}</span>
      )}
      <span className="review-hints only-wide">
        {!isReadOnly &&
          HINTS.map(({ keys, what }) => (
            <span key={what} className="review-keys" aria-hidden="true">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {what}
            </span>
          ))}
        <button
          type="button"
          className="link-button review-keys"
          aria-keyshortcuts={SAME_KEYS.sheet}
          onClick={openSheet}
        >
          <kbd aria-hidden="true">{SAME_KEYS.sheet}</kbd>
          All keys
        </button>
      </span>
    </header>
  )
}

/**
 * ms since 1970: the shutter of the newest photo, which is taken while the form is filled (kyc §2). The case itself only
 * tells when it was changed last, and taking it for review is a change. Null where no photo tells.
 */
function submittedAt({ photos }: ReviewCase): number | null {
  const times = Object.values(photos).map(({ takenAt }) => Date.parse(takenAt ?? ''))
  const known = times.filter((time) => !Number.isNaN(time))
  return known.length === 0 ? null : Math.max(...known)
}
