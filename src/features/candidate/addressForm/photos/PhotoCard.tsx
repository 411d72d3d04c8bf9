import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import camera from 'bootstrap-icons/icons/camera.svg?raw'
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import trash from 'bootstrap-icons/icons/trash3.svg?raw'
import { useId, useRef } from 'react'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { BlobImage } from '../common/BlobImage.tsx'
import { fieldElementId } from '../common/focusMissingField.ts'
import type { FormPhotoName, TakenPhoto } from '../model/form.ts'
import { useTranslations } from '../translations.ts'
import { PhotoSample } from './PhotoSample.tsx'

type PhotoCardProps = {
  name: FormPhotoName
  photo: TakenPhoto | undefined
  isLocked: boolean
  isMissing: boolean
  onTake: () => void
  onRemove: () => void
}

export function PhotoCard(props: PhotoCardProps) {
  const { name, photo, isLocked, isMissing, onTake, onRemove } = props
  const { photos: messages } = useTranslations()
  const heading = useId()
  const take = useRef<HTMLButtonElement>(null)
  return (
    <li id={fieldElementId(name)} className={isMissing ? 'photo-card is-missing' : 'photo-card'}>
      {photo === undefined ? (
        <span className={isLocked ? 'photo-empty is-done' : 'photo-empty'}>
          {isLocked ? <Icon of={checkCircle} /> : <PhotoSample photo={name} />}
        </span>
      ) : (
        <BlobImage className="photo-thumb" blob={photo.picture} alt={messages.names[name]} />
      )}
      <div>
        <h3 id={heading}>{messages.names[name]}</h3>
        <PhotoStatus {...{ name, photo, isLocked, isMissing }} />
        {!isLocked && (
          <div className="photo-ways">
            <button
              type="button"
              ref={take}
              className={photo === undefined ? 'btn btn-soft' : 'btn btn-secondary'}
              aria-describedby={heading}
              onClick={onTake}
            >
              <Icon of={photo === undefined ? camera : arrowRepeat} />
              {photo === undefined ? messages.take : messages.camera.retake}
            </button>
            {photo !== undefined && (
              <button
                type="button"
                className="btn btn-ghost photo-remove"
                aria-label={messages.remove}
                aria-describedby={heading}
                onClick={() => {
                  take.current?.focus() // this button disappears with the photo
                  onRemove()
                }}
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

function PhotoStatus({
  name,
  photo,
  isLocked,
  isMissing,
}: Pick<PhotoCardProps, 'name' | 'photo' | 'isLocked' | 'isMissing'>) {
  const { photos: messages } = useTranslations()
  const { time, number } = useFormats()
  if (isLocked) return <p className="photo-state">{messages.accepted}</p>
  if (photo !== undefined)
    return (
      <p className="photo-state is-taken">
        <Icon of={checkCircle} />
        <span>
          {messages.taken({
            time: time(Date.parse(photo.takenAt)),
            metres: number(photo.place.accuracyM),
          })}
        </span>
      </p>
    )
  return (
    <>
      <p className="photo-state">{messages.shows[name]}</p>
      {isMissing && (
        <p className="photo-state is-bad">
          <Icon of={exclamation} />
          <span>{messages.missing}</span>
        </p>
      )}
    </>
  )
}
