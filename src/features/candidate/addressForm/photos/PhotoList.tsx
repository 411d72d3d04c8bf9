import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { usePageServices } from '#shared/kits/candidate/pageServices.ts'
import type { CameraFailure } from '../camera/cameraController.ts'
import { useShowDialog } from '../common/useShowDialog.ts'
import { prefetchSteps } from '../flow/prefetchSteps.ts'
import { useGeolocation } from '../geolocation/locationWatcher.ts'
import {
  type FormPhotoName,
  type Photos,
  type TakenPhoto,
  FORM_PHOTO_NAMES,
} from '../model/form.ts'
import { useTranslations } from '../translations.ts'
import './photos.css'
import { CameraOverlay, CameraView } from './CameraOverlay.tsx'
import { PhotoCard } from './PhotoCard.tsx'

const StateSchema = v.nullish(v.record(v.string(), v.unknown()), {})

type HistoryModal<What> = {
  content: What | null
  open: (what: What) => void
  /** `then` runs once the overlay's history entry is removed. */
  close: (then?: () => void) => void
}

/** The phone's Back closes it: it adds a history entry with the page's own state. Not restored after a reload. */
function useHistoryModal<What>(): HistoryModal<What> {
  const { entry, setState, goBack } = usePageServices()
  const [opened, setOpened] = useState<{ what: What; id: number } | null>(null)
  const after = useRef<(() => void) | undefined>(undefined)
  const state = v.parse(StateSchema, entry.state)
  const isOver = opened !== null && state['over'] === opened.id
  /** The entry of an overlay that a reload closed. It is skipped, or Back would seem to do nothing. */
  const isStale = state['over'] !== undefined && !isOver
  const leftEntry = useRef<string | null>(null)
  useEffect(() => {
    const stale = isStale ? entry.key : null
    if (leftEntry.current === stale) return
    leftEntry.current = stale
    if (stale !== null) goBack()
  }, [isStale, entry.key, goBack])

  const closed = useEffectEvent(() => {
    after.current?.()
    after.current = undefined
  })
  useEffect(() => {
    if (!isOver) closed()
  }, [isOver])

  return {
    content: isOver ? opened.what : null,
    open(what) {
      const id = Date.now()
      setOpened({ what, id })
      setState({ ...state, over: id })
    },
    close(then) {
      if (!isOver) return then?.()
      after.current = then
      goBack()
    },
  }
}

type PhotoListProps = {
  photos: Photos
  required: readonly FormPhotoName[]
  locked: readonly FormPhotoName[]
  missing: readonly FormPhotoName[]
  onTaken: (name: FormPhotoName, photo: TakenPhoto) => void
  onRemoved: (name: FormPhotoName) => void
  onDenied: (permission: 'camera' | 'location') => void
}

export function PhotoList(props: PhotoListProps) {
  const { photos, required, locked, missing, onTaken, onRemoved, onDenied } = props
  const { photos: messages } = useTranslations()
  const showDialog = useShowDialog()
  const { state: location, requestLocation } = useGeolocation()
  const { content, open, close } = useHistoryModal<FormPhotoName>()

  useEffect(() => {
    const page = new AbortController()
    void prefetchSteps([CameraView], page.signal)
    return () => page.abort()
  }, [])

  const denied = useEffectEvent(() => close(() => onDenied('location')))
  const isDenied = location.kind === 'denied'
  useEffect(() => {
    if (isDenied) denied()
  }, [isDenied])

  const ended = (reason: CameraFailure) =>
    close(() => {
      // After closing the camera, because Back closes dialogs.
      if (reason === 'denied') onDenied('camera')
      else void showDialog('cameraUnavailable')
    })

  const listed = FORM_PHOTO_NAMES.filter((name) => required.includes(name))
  const toTake = listed.filter((name) => !locked.includes(name))
  const take = (name: FormPhotoName) => {
    if (location.kind !== 'found') requestLocation() // not requested again after a reload
    open(name)
  }

  return (
    <section className="photos" aria-labelledby="photos-title">
      <h2 id="photos-title">{messages.title}</h2>
      <p className="candidate-intro">{messages.lead}</p>
      <ul>
        {listed.map((name) => (
          <PhotoCard
            key={name}
            {...{ name }}
            photo={photos[name]}
            isLocked={locked.includes(name)}
            isMissing={missing.includes(name)}
            onTake={() => take(name)}
            onRemove={() => onRemoved(name)}
          />
        ))}
      </ul>
      {content !== null && (
        <CameraOverlay
          key={content}
          photo={content}
          position={toTake.indexOf(content) + 1}
          total={toTake.length}
          otherPhotos={FORM_PHOTO_NAMES.flatMap((name) =>
            name === content || photos[name] === undefined ? [] : [photos[name].picture],
          )}
          onTaken={(photo) => {
            onTaken(content, photo)
            close()
          }}
          onClose={() => close()}
          onUnavailable={ended}
        />
      )}
    </section>
  )
}
