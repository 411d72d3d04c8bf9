import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import { useFormats } from '#shared/kits/candidate/language.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { PhotoName, Photos } from '../model/form.ts'
import { useTranslations } from '../translations.ts'
import { formatDuration } from '../common/formatDuration.ts'
import { measurePhotoDistances } from '../model/photoDistance.ts'
import { layoutPhotoMap } from '../map/layoutPhotoMap.ts'
import { PhotoMap } from '../map/PhotoMap.tsx'

type ReviewPhotosProps = {
  photos: Photos
  /** Accepted before. */
  locked: readonly PhotoName[]
  onRetake: (name: PhotoName) => void
}

/** The photos, their locations, and those taken elsewhere or at another time (look 18c). */
export function ReviewPhotos({ photos, locked, onRetake }: ReviewPhotosProps) {
  const { photos: words, review, duration } = useTranslations()
  const { number, distance } = useFormats()
  const places = measurePhotoDistances(photos)
  const { nearby, distant } = places
  const map = layoutPhotoMap(photos, places)
  const place = nearby[0] === undefined ? undefined : photos[nearby[0]]?.place
  return (
    <section className="review-panel">
      <h2 className="visually-hidden">
        {review.photos({ count: nearby.length + distant.length })}
      </h2>
      {map !== null && <PhotoMap {...{ map, photos }} />}
      {place !== undefined && (
        <div className="review-place">
          <p>
            <Icon of={check} />
            <span>
              <b>{nearby.map((name) => words.names[name]).join(', ')}</b>
              <span>{review.onePlace}</span>
              <small lang="en">
                {place.latitude.toFixed(5)}, {place.longitude.toFixed(5)}
              </small>
              <small>{review.within({ metres: number(place.accuracyM) })}</small>
            </span>
          </p>
        </div>
      )}
      {distant.map(({ name, metres, minutes, isFar, isLate }) => (
        <div key={name} className="review-place is-apart">
          <p>
            <Icon of={triangle} />
            <span>
              {isFar && (
                <b>{review.far({ photo: words.names[name], distance: distance(metres) })}</b>
              )}
              {isLate && (
                <b>
                  {review.late({
                    photo: words.names[name],
                    duration: formatDuration(minutes, duration),
                  })}
                </b>
              )}
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
