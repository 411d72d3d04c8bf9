import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt-fill.svg?raw'
import { useEffect, useRef, useState, type Ref } from 'react'
import { useFormats } from '#shared/kits/candidate/language.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import type { PhotoName } from '../model/form.ts'
import { useGeolocation } from '../geolocation/locationWatcher.ts'
import { useTranslations } from '../translations.ts'
import { PhotoOutline } from './PhotoOutline.tsx'
import { PhotoSample } from './PhotoSample.tsx'
import type { CameraState } from '../camera/cameraController.ts'

type LiveViewProps = {
  photo: PhotoName
  camera: CameraState
  frameRef: Ref<HTMLDivElement>
  onSwitch: () => void
  onCapture: (video: HTMLVideoElement) => void
}

/** The camera's live picture with stamp preview and shutter (look 10e). */
export function LiveView({ photo, camera, frameRef, onSwitch, onCapture }: LiveViewProps) {
  const words = useTranslations().photos.camera
  const video = useRef<HTMLVideoElement>(null)
  const stream = camera.kind === 'live' ? camera.stream : null
  /** The stream whose first frame is shown. */
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
      <div className="camera-stage">
        <div ref={frameRef} tabIndex={-1} className="camera-frame">
          <video
            ref={video}
            className={isMirrored ? 'is-mirrored' : undefined}
            aria-label={words.picture}
            playsInline
            muted
            autoPlay
            onLoadedData={() => setShown(stream)}
          />
          {isReady && <PhotoOutline photo={photo} />}
        </div>
      </div>
      <div className="camera-text">
        <StampPreview />
        <div className="camera-aim">
          <PhotoSample photo={photo} />
          <p className="camera-line" role="status">
            {isReady ? words.aim[photo] : words.opening}
          </p>
        </div>
      </div>
      <div className="camera-foot">
        <button type="button" className="camera-switch" onClick={onSwitch}>
          <span>
            <Icon of={arrowRepeat} />
          </span>
          <span className="camera-switch-label">{words.switch}</span>
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

/** Time and location that the photo will have. */
function StampPreview() {
  const words = useTranslations().photos.camera
  const { dateTime, number } = useFormats()
  const { state } = useGeolocation()
  const now = useNow(1_000)
  return (
    <div className="camera-stamp" aria-hidden="true">
      <span>{dateTime(now)} IST</span>
      <span>
        <Icon of={geo} />
        {state.kind === 'found'
          ? words.within({ metres: number(state.fix.coordinates.accuracyM) })
          : words.lookingForPlace}
      </span>
    </div>
  )
}
