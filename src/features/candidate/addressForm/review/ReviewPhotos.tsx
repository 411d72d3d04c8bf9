import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import { useFormats } from '#shared/candidate/language.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { PhotoName, Photos } from '../form.ts'
import { useWords } from '../words/words.ts'
import { placesOf } from './apart.ts'
import { BlobImage } from '../photos/BlobImage.tsx'

type ReviewPhotosProps = {
  photos: Photos
  /** Accepted before. */
  locked: readonly PhotoName[]
  onRetake: (name: PhotoName) => void
}

/** The photos, where they were taken, and the ones that were taken elsewhere or at another time (look 18). */
export function ReviewPhotos({ photos, locked, onRetake }: ReviewPhotosProps) {
  const { photos: words, review } = useWords()
  const { number, distance } = useFormats()
  const { together, apart } = placesOf(photos)
  const thumbs = (names: readonly PhotoName[]) => (
    <ul className="review-thumbs">
      {names.map((name) => (
        <li key={name}>
          {photos[name] !== undefined && (
            <BlobImage
              className="review-thumb"
              picture={photos[name].picture}
              alt={words.names[name]}
            />
          )}
        </li>
      ))}
    </ul>
  )
  const place = together[0] === undefined ? undefined : photos[together[0]]?.place
  return (
    <section className="review-panel">
      <h2 className="visually-hidden">{review.photos(number(together.length + apart.length))}</h2>
      {place !== undefined && (
        <div className="review-place">
          {thumbs(together)}
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
          {thumbs([name])}
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
