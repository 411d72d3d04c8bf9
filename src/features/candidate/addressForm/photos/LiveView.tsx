import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt-fill.svg?raw'
import { useEffect, useRef, useState, type Ref, type ReactNode } from 'react'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import type { CameraState } from '../camera/cameraController.ts'
import { useGeolocation } from '../geolocation/locationWatcher.ts'
import type { FormPhotoName } from '../model/form.ts'
import { useTranslations } from '../translations.ts'
import { PhotoSample } from './PhotoSample.tsx'

const CORNERS = 'M6 18V6h12M82 6h12v12M94 82v12H82M18 94H6V82'

/** On 100 × 100. A card has the proportions of ID-1, a page of A4. */
const SHAPES: Record<FormPhotoName, ReactNode> = {
  housePhoto: <path d={CORNERS} />,
  idProof: <rect x="6" y="22.5" width="88" height="55" rx="4" />,
  addressProof: <rect x="19" y="6" width="62" height="88" rx="1" />,
  selfie: <ellipse cx="50" cy="48" rx="27" ry="36" />,
  sign: <rect x="8" y="28" width="84" height="44" rx="1" />,
}

type PhotoOutlineProps = { photo: FormPhotoName }

const PhotoOutline = ({ photo }: PhotoOutlineProps) => (
  <svg className="camera-outline" viewBox="0 0 100 100" aria-hidden="true">
    <g className="is-halo">{SHAPES[photo]}</g>
    <g>{SHAPES[photo]}</g>
  </svg>
)

type LiveViewProps = {
  photo: FormPhotoName
  camera: CameraState
  frameRef: Ref<HTMLDivElement>
  onSwitch: () => void
  onCapture: (video: HTMLVideoElement) => void
}

export function LiveView({ photo, camera, frameRef, onSwitch, onCapture }: LiveViewProps) {
  const messages = useTranslations().photos.camera
  const video = useRef<HTMLVideoElement>(null)
  const stream = camera.kind === 'live' ? camera.stream : null
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
            aria-label={messages.picture}
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
            {isReady ? messages.aim[photo] : messages.opening}
          </p>
        </div>
      </div>
      <div className="camera-foot">
        <button type="button" className="camera-switch" onClick={onSwitch}>
          <span>
            <Icon of={arrowRepeat} />
          </span>
          <span className="camera-switch-label">{messages.switch}</span>
        </button>
        <button
          type="button"
          className="camera-shutter"
          disabled={!isReady}
          onClick={() => video.current !== null && onCapture(video.current)}
        >
          <span />
          {messages.capture}
        </button>
      </div>
    </>
  )
}

function StampPreview() {
  const messages = useTranslations().photos.camera
  const { dateTime, number } = useFormats()
  const { state } = useGeolocation()
  const now = useNow(1_000)
  return (
    <div className="camera-stamp" aria-hidden="true">
      <span>{dateTime(now)} IST</span>
      <span>
        <Icon of={geo} />
        {state.kind === 'found'
          ? messages.within({ metres: number(state.fix.coordinates.accuracyM) })
          : messages.lookingForPlace}
      </span>
    </div>
  )
}
