import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import { useId, type ReactNode } from 'react'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { BlobImage } from '../common/BlobImage.tsx'
import { formatDuration } from '../common/formatDuration.ts'
import { layoutPhotoMap } from '../map/layoutPhotoMap.ts'
import { PhotoMap } from '../map/PhotoMap.tsx'
import type { FormPhotoName, Photos } from '../model/form.ts'
import { measurePhotoDistances, type DistantPhoto } from '../model/photoDistance.ts'
import { useTranslations } from '../translations.ts'

type ReviewPhotosProps = {
  photos: Photos
  locked: readonly FormPhotoName[]
  onRetake: (name: FormPhotoName) => void
}

type ReviewPhotoProps = {
  name: FormPhotoName
  photos: Photos
  onRetake: (name: FormPhotoName) => void
  children?: ReactNode
}

/** As wide as the screen, so that blur and cut corners can be seen. */
function ReviewPhoto({ name, photos, onRetake, children }: ReviewPhotoProps) {
  const { photos: messages, review } = useTranslations()
  const title = useId()
  const photo = photos[name]
  if (photo === undefined) return null
  return (
    <article className={children === undefined ? 'review-photo' : 'review-photo is-apart'}>
      <BlobImage blob={photo.picture} alt={messages.names[name]} />
      {children}
      <div>
        <h3 id={title}>{messages.names[name]}</h3>
        <button
          type="button"
          className="btn btn-secondary"
          aria-describedby={title}
          onClick={() => onRetake(name)}
        >
          <Icon of={arrowRepeat} />
          {review.retake}
        </button>
      </div>
    </article>
  )
}

/** The reviewer may ask for such a photo again. */
function PhotoWarning({
  photo: { name, metres, minutes, isFar, isLate },
}: {
  photo: DistantPhoto
}) {
  const { photos: messages, review, duration } = useTranslations()
  const { distance } = useFormats()
  const photo = messages.names[name]
  return (
    <p>
      <Icon of={triangle} />
      <span>
        {isFar && <b>{review.far({ photo, distance: distance(metres) })}</b>}
        {isLate && <b>{review.late({ photo, duration: formatDuration(minutes, duration) })}</b>}
        <span>{review.mayAsk}</span>
      </span>
    </p>
  )
}

export function ReviewPhotos({ photos, locked, onRetake }: ReviewPhotosProps) {
  const { photos: messages, review } = useTranslations()
  const { number } = useFormats()
  const places = measurePhotoDistances(photos)
  const { nearby, distant } = places
  const map = layoutPhotoMap(photos, places)
  const place = nearby[0] === undefined ? undefined : photos[nearby[0]]?.place
  return (
    <section className="review-panel">
      <div className="review-header">
        <h2>{review.photos({ count: nearby.length + distant.length })}</h2>
      </div>
      {map !== null && <PhotoMap {...{ map, photos }} />}
      {place !== undefined && (
        <div className="review-place">
          <p>
            <Icon of={check} />
            <span>
              <b>{nearby.map((name) => messages.names[name]).join(', ')}</b>
              <span>{review.onePlace}</span>
              <small lang="en">
                {place.latitude.toFixed(5)}, {place.longitude.toFixed(5)}
              </small>
              <small>{review.within({ metres: number(place.accuracyM) })}</small>
            </span>
          </p>
        </div>
      )}
      {distant.map((photo) => (
        <ReviewPhoto key={photo.name} {...{ photos, onRetake }} name={photo.name}>
          <PhotoWarning {...{ photo }} />
        </ReviewPhoto>
      ))}
      {nearby.map((name) => (
        <ReviewPhoto key={name} {...{ name, photos, onRetake }} />
      ))}
      {locked.length > 0 && (
        <div className="review-place">
          <p>
            <Icon of={check} />
            <span>
              <b>{locked.map((name) => messages.names[name]).join(', ')}</b>
              <span>{review.accepted}</span>
            </span>
          </p>
        </div>
      )}
    </section>
  )
}
