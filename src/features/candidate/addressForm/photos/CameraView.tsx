import exclamation from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import { wrap } from 'comlink'
import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import {
  type CameraFailure,
  type CameraState,
  createCameraController,
  type CameraController,
} from '../camera/cameraController.ts'
import type { Facing } from '../camera/openCamera.ts'
import type { QualityIssue } from '../camera/quality/findQualityIssue.ts'
import type { PhotoQualityWorker } from '../camera/quality/photoQuality.worker.ts'
import { BlobImage } from '../common/BlobImage.tsx'
import { useShowDialog } from '../common/useShowDialog.ts'
import { type LocationFix, useGeolocation } from '../geolocation/locationWatcher.ts'
import type { FormPhotoName, TakenPhoto } from '../model/form.ts'
import { useTranslations } from '../translations.ts'
import { LiveView } from './LiveView.tsx'

type PhotoPreviewProps = {
  photo: FormPhotoName
  picture: Blob
  frameRef: Ref<HTMLDivElement>
  issue: QualityIssue | null
  isSaving: boolean
  onRetake: () => void
  onProceed: () => void
}

export function PhotoPreview(props: PhotoPreviewProps) {
  const { photo, picture, frameRef, issue, isSaving, onRetake, onProceed } = props
  const { names, camera: messages } = useTranslations().photos
  return (
    <>
      <div className="camera-stage">
        <div ref={frameRef} tabIndex={-1} className="camera-frame">
          <BlobImage blob={picture} alt={names[photo]} />
        </div>
      </div>
      <div className="camera-text">
        <div className="camera-line" role="status">
          {isSaving ? <p>{messages.lookingForPlace}</p> : <QualityMessage issue={issue} />}
        </div>
      </div>
      <div className="camera-choice">
        <button
          type="button"
          className={issue === null ? 'btn btn-secondary' : 'btn btn-primary'}
          onClick={onRetake}
        >
          {messages.retake}
        </button>
        <button
          type="button"
          className={issue === null ? 'btn btn-primary' : 'btn btn-secondary'}
          disabled={isSaving}
          onClick={onProceed}
        >
          {issue === null ? messages.proceed : messages.useAnyway}
        </button>
      </div>
    </>
  )
}

function QualityMessage({ issue }: Pick<PhotoPreviewProps, 'issue'>) {
  const messages = useTranslations().photos.camera
  if (issue === null) return <p>{messages.look}</p>
  return (
    <p className="camera-hint">
      <Icon of={exclamation} />
      {messages.hints[issue]}
    </p>
  )
}

/** Without a hint by then, the user decides. */
const GIVE_UP_MS = 4_000

async function checkPhotoQuality(
  picture: Blob,
  others: readonly Blob[],
): Promise<QualityIssue | null> {
  const worker = new Worker(new URL('../camera/quality/photoQuality.worker.ts', import.meta.url), {
    type: 'module',
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const unanswered = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), GIVE_UP_MS)
    worker.addEventListener('error', () => resolve(null))
  })
  try {
    const remote = wrap<PhotoQualityWorker>(worker)
    return await Promise.race([remote.findIssue(picture, others).catch(() => null), unanswered])
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}

function useQualityIssue(picture: Blob | null, others: readonly Blob[]): QualityIssue | null {
  const [checked, setChecked] = useState<{ picture: Blob; hint: QualityIssue | null } | null>(null)
  const otherPhotos = useEffectEvent(() => others)
  useEffect(() => {
    if (picture === null) return
    void checkPhotoQuality(picture, otherPhotos()).then((hint) => setChecked({ picture, hint }))
  }, [picture])
  return checked !== null && checked.picture === picture ? checked.hint : null
}

function useCamera(first: Facing): { camera: CameraState; controller: CameraController } {
  const [controller] = useState(() => createCameraController(first))
  const camera = useStore(controller)
  useEffect(() => controller.start(), [controller])
  return { camera, controller }
}

type CameraViewProps = {
  photo: FormPhotoName
  otherPhotos: readonly Blob[]
  onTaken: (photo: TakenPhoto) => void
  onUnavailable: (reason: CameraFailure) => void
}

const FIRST_FACING: Record<FormPhotoName, Facing> = {
  housePhoto: 'environment',
  idProof: 'environment',
  addressProof: 'environment',
  selfie: 'user',
  sign: 'environment',
}

export function CameraView({ photo, otherPhotos, onTaken, onUnavailable }: CameraViewProps) {
  const showDialog = useShowDialog()
  const { nextFix } = useGeolocation()
  const { camera, controller } = useCamera(FIRST_FACING[photo])
  const [fixAtShutter, setFixAtShutter] = useState<LocationFix | null>(null)
  const [isSaving, setSaving] = useState(false)
  const shot = camera.kind === 'taken' ? camera.frame : null
  const issue = useQualityIssue(shot?.picture ?? null, otherPhotos)

  const end = useEffectEvent(onUnavailable)
  const reason = camera.kind === 'ended' ? camera.reason : null
  useEffect(() => {
    if (reason !== null) end(reason)
  }, [reason])

  /** Capture and Retake remove their own button, so the picture takes the focus. */
  const frame = useRef<HTMLDivElement>(null)
  const focusedShot = useRef(shot)
  useEffect(() => {
    if (focusedShot.current === shot) return
    focusedShot.current = shot
    frame.current?.focus({ preventScroll: true })
  }, [shot])

  const capture = (video: HTMLVideoElement) => {
    setFixAtShutter(null)
    void nextFix().then(setFixAtShutter) // requested when the picture is taken
    void controller.capture(video)
  }

  async function proceed(): Promise<void> {
    if (shot === null) return
    setSaving(true)
    const fix = fixAtShutter ?? (await nextFix())
    setSaving(false)
    if (fix === null) void showDialog('errorWhileObtainingLocation')
    else onTaken({ ...shot, place: fix.coordinates })
  }

  return shot === null ? (
    <LiveView
      {...{ photo, camera }}
      frameRef={frame}
      onSwitch={controller.switchCamera}
      onCapture={capture}
    />
  ) : (
    <PhotoPreview
      {...{ photo, issue, isSaving }}
      frameRef={frame}
      picture={shot.picture}
      onRetake={controller.retake}
      onProceed={() => void proceed()}
    />
  )
}
