import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt-fill.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#shared/candidate/language.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { useNow } from '#shared/ui/useNow.ts'
import type { PhotoName } from '../form.ts'
import { useWhereabouts } from '../location/useWhereabouts.ts'
import { useWords } from '../words/words.ts'
import type { CameraState } from './cameraState.ts'

type LiveViewProps = {
  photo: PhotoName
  camera: CameraState
  onSwitch: () => void
  onCapture: (video: HTMLVideoElement) => void
}

/** What the camera sees, with what the picture will carry, and the shutter (look 10e). */
export function LiveView({ photo, camera, onSwitch, onCapture }: LiveViewProps) {
  const words = useWords().photos.camera
  const video = useRef<HTMLVideoElement>(null)
  const stream = camera.kind === 'live' ? camera.stream : null
  /** The stream whose first picture is there. */
  const [shown, setShown] = useState<MediaStream | null>(null)
  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    element.srcObject = stream
    return () => void (element.srcObject = null)
  }, [stream])
  const isReady = stream !== null && shown === stream
  const isMirrored = camera.kind === 'live' && camera.isMirrored
  return (
    <>
      <div className="camera-frame">
        <video
          ref={video}
          className={isMirrored ? 'is-mirrored' : undefined}
          aria-label={words.picture}
          playsInline
          muted
          autoPlay
          onLoadedData={() => setShown(stream)}
        />
        <Carried />
      </div>
      <p className="camera-line" role="status">
        {isReady ? words.aim[photo] : words.opening}
      </p>
      <div className="camera-foot">
        <button type="button" className="camera-switch" onClick={onSwitch}>
          <span>
            <Icon of={arrowRepeat} />
          </span>
          {words.switch}
        </button>
        <button
          type="button"
          className="camera-shutter"
          disabled={!isReady}
          onClick={() => video.current !== null && onCapture(video.current)}
        >
          <span />
          {words.capture}
        </button>
      </div>
    </>
  )
}

/** The time and the place that the picture will carry. */
function Carried() {
  const words = useWords().photos.camera
  const { dateTime, number } = useFormats()
  const { state } = useWhereabouts()
  const now = useNow(1_000)
  return (
    <div className="camera-carried" aria-hidden="true">
      <span>{dateTime(now)} IST</span>
      <span>
        <Icon of={geo} />
        {state.kind === 'found'
          ? words.within(number(state.fix.place.accuracyM))
          : words.lookingForPlace}
      </span>
    </div>
  )
}
