import { useEffect, useEffectEvent } from 'react'
import { CameraOverlay, CameraView } from '../camera/CameraOverlay.tsx'
import type { CameraEnd } from '../camera/cameraState.ts'
import { useSay } from '../dialogs/useSay.ts'
import { fetchAhead } from '../fetchAhead.ts'
import type { PhotoName, Photos, TakenPhoto } from '../form.ts'
import { PHOTO_NAMES } from '../form.ts'
import { useWhereabouts } from '../location/useWhereabouts.ts'
import { useWords } from '../words/words.ts'
import { PhotoCard } from './PhotoCard.tsx'
import { useOver } from './useOver.ts'
import './photos.css'

type PhotoListProps = {
  photos: Photos
  /** Those that the form asks for; the others are not shown. */
  asked: readonly PhotoName[]
  /** Accepted by an earlier review. */
  locked: readonly PhotoName[]
  /** Found missing at Submit. */
  marked: readonly PhotoName[]
  onTaken: (name: PhotoName, photo: TakenPhoto) => void
  onRemoved: (name: PhotoName) => void
  onDenied: (permission: 'camera' | 'location') => void
}

/** The photos, each taken here and now (look 10d). */
export function PhotoList(props: PhotoListProps) {
  const { photos, asked, locked, marked, onTaken, onRemoved, onDenied } = props
  const { photos: words } = useWords()
  const say = useSay()
  const { state: whereabouts, allow } = useWhereabouts()
  const { shown, open, close } = useOver<PhotoName>()

  useEffect(() => {
    const page = new AbortController()
    void fetchAhead([CameraView], page.signal)
    return () => page.abort()
  }, [])

  const denied = useEffectEvent(() => close(() => onDenied('location')))
  const isDenied = whereabouts.kind === 'denied'
  useEffect(() => {
    if (isDenied) denied()
  }, [isDenied])

  const ended = (why: CameraEnd) =>
    close(() => {
      // Not before the camera is gone: Back takes dialogs away.
      if (why === 'denied') onDenied('camera')
      else void say('cameraUnavailable')
    })

  const listed = PHOTO_NAMES.filter((name) => asked.includes(name))
  const toTake = listed.filter((name) => !locked.includes(name))
  const take = (name: PhotoName) => {
    if (whereabouts.kind !== 'found') allow() // after a reload nobody has asked yet
    open(name)
  }

  return (
    <section className="photos" aria-labelledby="photos-title">
      <h2 id="photos-title">{words.title}</h2>
      <p className="candidate-lead">{words.lead}</p>
      <ul>
        {listed.map((name) => (
          <PhotoCard
            key={name}
            {...{ name }}
            photo={photos[name]}
            isLocked={locked.includes(name)}
            isMarked={marked.includes(name)}
            onTake={() => take(name)}
            onRemove={() => onRemoved(name)}
          />
        ))}
      </ul>
      {shown !== null && (
        <CameraOverlay
          key={shown}
          photo={shown}
          nth={toTake.indexOf(shown) + 1}
          of={toTake.length}
          others={PHOTO_NAMES.flatMap((name) =>
            name === shown || photos[name] === undefined ? [] : [photos[name].picture],
          )}
          onTaken={(photo) => {
            onTaken(shown, photo)
            close()
          }}
          onClose={() => close()}
          onEnded={ended}
        />
      )}
    </section>
  )
}
