import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import camera from 'bootstrap-icons/icons/camera.svg?raw'
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import trash from 'bootstrap-icons/icons/trash3.svg?raw'
import { useId } from 'react'
import { useFormats } from '#shared/candidate/language.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { PhotoName, TakenPhoto } from '../form.ts'
import { gapId } from '../gaps.ts'
import { useWords } from '../words/words.ts'
import { BlobImage } from './BlobImage.tsx'

type PhotoCardProps = {
  name: PhotoName
  photo: TakenPhoto | undefined
  /** Accepted before: nothing to do. */
  isLocked: boolean
  /** Found missing at Submit. */
  isMarked: boolean
  onTake: () => void
  onRemove: () => void
}

/** One of the photos: what it should show, or what was taken (look 10d). */
export function PhotoCard(props: PhotoCardProps) {
  const { name, photo, isLocked, isMarked, onTake, onRemove } = props
  const { photos: words } = useWords()
  const heading = useId()
  return (
    <li id={gapId(name)} className={isMarked ? 'photo-card is-missing' : 'photo-card'}>
      {photo === undefined ? (
        <span className={isLocked ? 'photo-empty is-done' : 'photo-empty'}>
          <Icon of={isLocked ? checkCircle : camera} />
        </span>
      ) : (
        <BlobImage className="photo-thumb" picture={photo.picture} alt={words.names[name]} />
      )}
      <div>
        <h3 id={heading}>{words.names[name]}</h3>
        <State {...{ name, photo, isLocked, isMarked }} />
        {!isLocked && (
          <div className="photo-ways">
            <button
              type="button"
              className={photo === undefined ? 'btn btn-soft' : 'btn btn-secondary'}
              aria-describedby={heading}
              onClick={onTake}
            >
              <Icon of={photo === undefined ? camera : arrowRepeat} />
              {photo === undefined ? words.take : words.camera.retake}
            </button>
            {photo !== undefined && (
              <button
                type="button"
                className="btn btn-ghost photo-remove"
                aria-label={words.remove}
                aria-describedby={heading}
                onClick={onRemove}
              >
                <Icon of={trash} />
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

function State({
  name,
  photo,
  isLocked,
  isMarked,
}: Pick<PhotoCardProps, 'name' | 'photo' | 'isLocked' | 'isMarked'>) {
  const { photos: words } = useWords()
  const { time, number } = useFormats()
  if (isLocked) return <p className="photo-state">{words.accepted}</p>
  if (photo !== undefined)
    return (
      <p className="photo-state is-taken">
        <Icon of={checkCircle} />
        <span>{words.taken(time(Date.parse(photo.takenAt)), number(photo.place.accuracyM))}</span>
      </p>
    )
  return (
    <>
      <p className="photo-state">{words.shows[name]}</p>
      {isMarked && (
        <p className="photo-state is-bad">
          <Icon of={exclamation} />
          <span>{words.missing}</span>
        </p>
      )}
    </>
  )
}
