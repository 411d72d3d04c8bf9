import { Icon } from '#shared/ui/components/Icon.tsx'
import type { PhotoName } from '../case.ts'
import type { Decisions, Decision } from '../review/decision/review.ts'
import { PHOTO_TEXTS } from './photoTexts.ts'
import type { PhotoUrls } from './usePhotoUrls.ts'
import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import circle from 'bootstrap-icons/icons/circle.svg?raw'
import cross from 'bootstrap-icons/icons/x-circle-fill.svg?raw'

export const DECISION_LABELS: Record<
  Decision | 'undecided',
  { label: string; icon: string; tone: 'success' | 'danger' | 'neutral' }
> = {
  accepted: { label: 'Accepted', icon: check, tone: 'success' },
  rejected: { label: 'Rejected', icon: cross, tone: 'danger' },
  undecided: { label: 'Not decided', icon: circle, tone: 'neutral' },
}

type PhotoThumbnailsProps = {
  visiblePhotos: readonly PhotoName[]
  name: PhotoName
  urls: PhotoUrls
  decisions: Decisions
  onOpen: (name: PhotoName) => void
}

export function PhotoThumbnails({
  visiblePhotos,
  name,
  urls,
  decisions,
  onOpen,
}: PhotoThumbnailsProps) {
  return (
    <div className="photo-thumbnails">
      {visiblePhotos.map((one, nth) => {
        const { label, icon, tone } = DECISION_LABELS[decisions[one] ?? 'undecided']
        return (
          <button
            key={one}
            type="button"
            className={one === name ? 'is-open' : undefined}
            aria-label={`${PHOTO_TEXTS[one].label}, ${label}`}
            aria-current={one === name}
            aria-keyshortcuts={String(nth + 1)}
            onClick={() => onOpen(one)}
          >
            <img src={urls[one]} alt="" />
            <span>
              <span>{PHOTO_TEXTS[one].label}</span>
              <span className="review-keys tiny muted">
                <kbd aria-hidden="true">{nth + 1}</kbd>
                <span className={`t-${tone}`}>
                  <Icon of={icon} /> {one === name ? 'Open now' : label}
                </span>
              </span>
            </span>
          </button>
        )
      })}
      <span className="review-keys only-wide push tiny muted" aria-hidden="true">
        <kbd>[</kbd>
        <kbd>]</kbd> Rotate <kbd>+</kbd>
        <kbd>-</kbd> Zoom
      </span>
    </div>
  )
}
