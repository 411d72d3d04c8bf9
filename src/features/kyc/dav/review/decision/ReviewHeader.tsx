import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import person from 'bootstrap-icons/icons/person-fill.svg?raw'
import { useStepHeading } from '#shared/kits/analyzer/useStepHeading.ts'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useDocumentTitle } from '#shared/ui/hooks/useDocumentTitle.ts'
import { useOpenShortcutsDialog } from '#shared/ui/shortcuts/shortcutsContext.ts'
import { SHARED_SHORTCUTS } from '#shared/ui/shortcuts/shortcutSet.ts'
import { CASE_STATUS, type ReviewCase } from '../../case.ts'
import { DAV_STEPS } from '../assignment/davSteps.ts'

type ReviewHeaderProps = {
  reviewCase: ReviewCase
  isReadOnly: boolean
  onBack: () => void
}

const HINTS = [
  { keys: ['A'], description: 'Accept' },
  { keys: ['R'], description: 'Reject' },
  { keys: ['J', 'K'], description: 'Move' },
] as const

export function ReviewHeader({ reviewCase, isReadOnly, onBack }: ReviewHeaderProps) {
  const openSheet = useOpenShortcutsDialog()
  const heading = useStepHeading('dav', DAV_STEPS.review)
  const { source, status } = reviewCase.record
  useDocumentTitle(`QC review of ${source.name}`)
  const { label, tone, icon } = CASE_STATUS[status]
  const sentAt = submittedAt(reviewCase)
  return (
    <header className="review-header">
      <button type="button" className="btn btn-ghost btn-icon" onClick={onBack}>
        <Icon of={arrowLeft} label="Back" />
      </button>
      <h1 ref={heading} tabIndex={-1} title={source.name}>
        {source.name}
      </h1>
      <span className="muted">{source.reference}</span>
      {isReadOnly ? (
        <Chip tone={tone} icon={icon}>
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
      {/* The last one first, because hints that do not fit on the line are hidden. */}
      <span className="review-hints only-wide">
        <button
          type="button"
          className="link-button review-keys"
          aria-keyshortcuts={SHARED_SHORTCUTS.help}
          onClick={openSheet}
        >
          <kbd aria-hidden="true">{SHARED_SHORTCUTS.help}</kbd>
          All shortcuts
        </button>
        {!isReadOnly &&
          HINTS.map(({ keys, description }) => (
            <span key={description} className="review-keys" aria-hidden="true">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {description}
            </span>
          )).toReversed()}
      </span>
    </header>
  )
}

/** Of the newest photo, epoch ms (kyc §2). The case's own time changes with its assignment. */
function submittedAt({ photos }: ReviewCase): number | null {
  const times = Object.values(photos).map(({ takenAt }) => Date.parse(takenAt ?? ''))
  const validTimes = times.filter((time) => !Number.isNaN(time))
  return validTimes.length === 0 ? null : Math.max(...validTimes)
}
