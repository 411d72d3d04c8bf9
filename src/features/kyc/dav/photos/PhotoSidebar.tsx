import near from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { AddressCase, PhotoName } from '../case.ts'
import { formatPeriod } from '../review/decision/answers/stayPeriod.ts'
import type { Decision } from '../review/decision/review.ts'
import type { PhotoDistanceSummary } from './photoDistance.ts'
import { PHOTO_TEXTS } from './photoTexts.ts'

type PhotoSidebarProps = {
  name: PhotoName
  source: AddressCase['source']
  distance: PhotoDistanceSummary | null
  decision: Decision | undefined
  isReadOnly: boolean
  onDecide: (decision: Decision) => void
}

/** Equal until one is selected, to suggest neither. */
const CHOICES = [
  { decision: 'accepted', label: 'Accept', key: 'A', icon: check, modifier: 'yes' },
  { decision: 'rejected', label: 'Reject', key: 'R', icon: cross, modifier: 'no' },
] as const

export function PhotoSidebar(props: PhotoSidebarProps) {
  const { name, source, distance, decision, isReadOnly, onDecide } = props
  const facts = [
    { label: 'Name', value: source.name },
    { label: 'Address', value: source.address },
    { label: 'Stay period', value: formatPeriod(source.stayFrom, source.stayTo) },
  ]
  return (
    <aside className="photo-sidebar" aria-label="Compare and decide">
      <div className="photo-comparison">
        <h3>Compare with the source</h3>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === '' ? '–' : value}</dd>
            </div>
          ))}
        </dl>
        {distance !== null && (
          <>
            <h3>Where it was taken</h3>
            <p className={distance.isFar ? 'photo-distance t-warning' : 'photo-distance'}>
              <Icon of={distance.isFar ? warning : near} />
              {distance.text}
            </p>
          </>
        )}
      </div>
      {!isReadOnly && (
        <div className="photo-question" role="group" aria-label={PHOTO_TEXTS[name].label}>
          <p className="small muted">{PHOTO_TEXTS[name].question}</p>
          <div className={decision === undefined ? 'decision-buttons' : 'decision-buttons decided'}>
            {CHOICES.map(({ decision: chosen, label, key, icon, modifier }) => (
              <button
                key={label}
                type="button"
                className={decision === chosen ? `${modifier} on` : modifier}
                aria-pressed={decision === chosen}
                aria-keyshortcuts={key}
                onClick={() => onDecide(chosen)}
              >
                <Icon of={icon} />
                {label}
                <kbd aria-hidden="true">{key}</kbd>
              </button>
            ))}
          </div>
          <p className="tiny muted">The next undecided photo opens automatically.</p>
        </div>
      )}
    </aside>
  )
}
