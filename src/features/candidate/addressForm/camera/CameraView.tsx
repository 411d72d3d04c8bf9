import { useEffect, useEffectEvent, useState } from 'react'
import { useSay } from '../dialogs/useSay.ts'
import type { PhotoName, TakenPhoto } from '../form.ts'
import type { Fix } from '../location/locationState.ts'
import { useWhereabouts } from '../location/useWhereabouts.ts'
import type { CameraEnd } from './cameraState.ts'
import { LiveView } from './LiveView.tsx'
import type { Facing } from './openCamera.ts'
import { TakenView } from './TakenView.tsx'
import { useHint } from './useHint.ts'
import { useViewfinder } from './useViewfinder.ts'

type CameraViewProps = {
  photo: PhotoName
  /** The pictures that this one should differ from. */
  others: readonly Blob[]
  onTaken: (photo: TakenPhoto) => void
  /** There will be no picture. */
  onEnded: (why: CameraEnd) => void
}

const FIRST_FACING: Record<PhotoName, Facing> = {
  housePhoto: 'environment',
  idProof: 'environment',
  addressProof: 'environment',
  selfie: 'user',
  sign: 'environment',
}

/** One photo, from the camera alone, with the time and the place of its shutter (look 10e). */
export function CameraView({ photo, others, onTaken, onEnded }: CameraViewProps) {
  const say = useSay()
  const { nextFix } = useWhereabouts()
  const { camera, viewfinder } = useViewfinder(FIRST_FACING[photo])
  const [place, setPlace] = useState<Promise<Fix | null> | null>(null)
  const [isKeeping, setKeeping] = useState(false)
  const shot = camera.kind === 'taken' ? camera.shot : null
  const hint = useHint(shot?.picture ?? null, others)

  const end = useEffectEvent(onEnded)
  const why = camera.kind === 'ended' ? camera.why : null
  useEffect(() => {
    if (why !== null) end(why)
  }, [why])

  const capture = (video: HTMLVideoElement) => {
    setPlace(nextFix()) // asked at the shutter: that is where the picture is taken
    void viewfinder.shoot(video)
  }

  async function proceed(): Promise<void> {
    if (shot === null) return
    setKeeping(true)
    const fix = (await place) ?? (await nextFix())
    setKeeping(false)
    if (fix === null) void say('errorWhileObtainingLocation')
    else onTaken({ ...shot, place: fix.place })
  }

  return shot === null ? (
    <LiveView {...{ photo, camera }} onSwitch={viewfinder.switchOver} onCapture={capture} />
  ) : (
    <TakenView
      {...{ photo, hint, isKeeping }}
      picture={shot.picture}
      onRetake={viewfinder.retake}
      onProceed={() => void proceed()}
    />
  )
}
