import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import { useFormats } from '#shared/candidate/language.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { PhotoName, Photos } from '../form.ts'
import { useWords } from '../words/words.ts'
import { placesOf } from './apart.ts'
import { mapOf } from '../map/mapOf.ts'
import { PhotoMap } from '../map/PhotoMap.tsx'

type ReviewPhotosProps = {
  photos: Photos
  /** Accepted before. */
  locked: readonly PhotoName[]
  onRetake: (name: PhotoName) => void
}

/** The photos, where they were taken, and the ones that were taken elsewhere or at another time (look 18c). */
export function ReviewPhotos({ photos, locked, onRetake }: ReviewPhotosProps) {
  const { photos: words, review } = useWords()
  const { number, distance } = useFormats()
  const places = placesOf(photos)
  const { together, apart } = places
  const map = mapOf(photos, places)
  const place = together[0] === undefined ? undefined : photos[together[0]]?.place
  return (
    <section className="review-panel">
      <h2 className="visually-hidden">{review.photos(number(together.length + apart.length))}</h2>
      {map !== null && <PhotoMap {...{ map, photos }} />}
      {place !== undefined && (
        <div className="review-place">
          <p>
            <Icon of={check} />
            <span>
              <b>{together.map((name) => words.names[name]).join(', ')}</b>
              <span>{review.onePlace}</span>
              <small lang="en">
                {place.latitude.toFixed(5)}, {place.longitude.toFixed(5)}
              </small>
              <small>{review.within(distance(place.accuracyM))}</small>
            </span>
          </p>
        </div>
      )}
      {apart.map(({ name, metres, minutes, isFar, isLate }) => (
        <div key={name} className="review-place is-apart">
          <p>
            <Icon of={triangle} />
            <span>
              {isFar && <b>{review.far(words.names[name], distance(metres))}</b>}
              {isLate && <b>{review.late(words.names[name], number(minutes))}</b>}
              <span>{review.mayAsk}</span>
            </span>
          </p>
          <div className="review-ways">
            <button type="button" className="btn btn-secondary" onClick={() => onRetake(name)}>
              {review.retake}
            </button>
            <span>{review.orSend}</span>
          </div>
        </div>
      ))}
      {locked.length > 0 && (
        <div className="review-place">
          <p>
            <Icon of={check} />
            <span>
              <b>{locked.map((name) => words.names[name]).join(', ')}</b>
              <span>{review.accepted}</span>
            </span>
          </p>
        </div>
      )}
    </section>
  )
}
