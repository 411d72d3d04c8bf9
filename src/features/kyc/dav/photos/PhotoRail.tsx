import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import near from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import type { AddressCase, PhotoName } from '../case.ts'
import type { Decision } from '../review/judging/review.ts'
import { sayPeriod } from '../review/judging/stayPeriod.ts'
import { PHOTO_WORDS } from './photoWords.ts'
import type { TakenBeside } from './taken.ts'

type PhotoRailProps = {
  name: PhotoName
  source: AddressCase['source']
  beside: TakenBeside | null
  decision: Decision | undefined
  isReadOnly: boolean
  onDecide: (decision: Decision) => void
}

/** Neither is suggested: they look alike until one is chosen. */
const CHOICES = [
  { decision: 'accepted', label: 'Accept', key: 'A', icon: check, look: 'yes' },
  { decision: 'rejected', label: 'Reject', key: 'R', icon: cross, look: 'no' },
] as const

/** What the photo is compared with, where it was taken, and its question (look 17a). */
export function PhotoRail(props: PhotoRailProps) {
  const { name, source, beside, decision, isReadOnly, onDecide } = props
  const facts = [
    { label: 'Name', value: source.name },
    { label: 'Address', value: source.address },
    { label: 'Stay period', value: sayPeriod(source.stayFrom, source.stayTo) },
  ]
  return (
    <aside className="photo-rail" aria-label="Compare and decide">
      <div className="photo-beside">
        <h3>Compare with the source</h3>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value === '' ? '–' : value}</dd>
            </div>
          ))}
        </dl>
        {beside !== null && (
          <>
            <h3>Where it was taken</h3>
            <p className={beside.isFar ? 'photo-taken t-warning' : 'photo-taken'}>
              <Icon of={beside.isFar ? warning : near} />
              {beside.words}
            </p>
          </>
        )}
      </div>
      {!isReadOnly && (
        <div className="photo-question" role="group" aria-label={PHOTO_WORDS[name].label}>
          <p className="small muted">{PHOTO_WORDS[name].question}</p>
          <div className={decision === undefined ? 'judge' : 'judge decided'}>
            {CHOICES.map(({ decision: chosen, label, key, icon, look }) => (
              <button
                key={label}
                type="button"
                className={decision === chosen ? `${look} on` : look}
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
          <p className="tiny muted">The next undecided photo opens by itself.</p>
        </div>
      )}
    </aside>
  )
}
