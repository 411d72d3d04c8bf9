import { Icon } from '#shared/ui/Icon.tsx'
import type { PhotoName } from '../case.ts'
import { DECISION_WORDS } from './decisionWords.ts'
import type { Decisions } from '../review/judging/review.ts'
import { PHOTO_WORDS } from './photoWords.ts'
import type { PictureUrls } from './usePictureUrls.ts'

type PhotoStripProps = {
  shown: readonly PhotoName[]
  name: PhotoName
  urls: PictureUrls
  decisions: Decisions
  onOpen: (name: PhotoName) => void
}

/** All photos, each with its key and its decision (look 17a). */
export function PhotoStrip({ shown, name, urls, decisions, onOpen }: PhotoStripProps) {
  return (
    <div className="photo-strip">
      {shown.map((one, nth) => {
        const { words, icon, tone } = DECISION_WORDS[decisions[one] ?? 'undecided']
        return (
          <button
            key={one}
            type="button"
            className={one === name ? 'is-open' : undefined}
            aria-label={`${PHOTO_WORDS[one].label}, ${words}`}
            aria-current={one === name}
            aria-keyshortcuts={String(nth + 1)}
            onClick={() => onOpen(one)}
          >
            <img src={urls[one]} alt="" />
            <span>
              <span>{PHOTO_WORDS[one].label}</span>
              <span className="review-keys tiny muted">
                <kbd aria-hidden="true">{nth + 1}</kbd>
                <span className={`t-${tone}`}>
                  <Icon of={icon} /> {one === name ? 'Open now' : words}
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
