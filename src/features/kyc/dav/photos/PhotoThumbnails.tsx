import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import circle from 'bootstrap-icons/icons/circle.svg?raw'
import cross from 'bootstrap-icons/icons/x-circle-fill.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { PhotoName } from '../case.ts'
import type { Decisions, Decision } from '../review/decision/review.ts'
import { PHOTO_TEXTS } from './photoTexts.ts'
import type { PhotoUrls } from './usePhotoUrls.ts'

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
      {visiblePhotos.map((photo, nth) => {
        const { label, icon, tone } = DECISION_LABELS[decisions[photo] ?? 'undecided']
        return (
          <button
            key={photo}
            type="button"
            className={photo === name ? 'is-open' : undefined}
            aria-label={`${PHOTO_TEXTS[photo].label}, ${label}`}
            aria-current={photo === name}
            aria-keyshortcuts={String(nth + 1)}
            onClick={() => onOpen(photo)}
          >
            <img src={urls[photo]} alt="" />
            <span>
              <span>{PHOTO_TEXTS[photo].label}</span>
              <span className="review-keys tiny muted">
                <kbd aria-hidden="true">{nth + 1}</kbd>
                <span className={`t-${tone}`}>
                  <Icon of={icon} /> {photo === name ? 'Open now' : label}
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
