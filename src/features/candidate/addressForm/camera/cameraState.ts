import { OTHER_FACING, type CameraOpened, type Facing } from './openCamera.ts'

/** A picture that was taken and not yet kept. */
export type Shot = { picture: Blob; takenAt: string }

/** Why there will be no picture. */
export type CameraEnd = 'denied' | 'unavailable'

/** Where the camera of one photo stands (look 10e). */
export type CameraState =
  | { kind: 'opening'; facing: Facing }
  /** The page is in the background, and the camera is somebody else's. */
  | { kind: 'resting'; facing: Facing }
  | { kind: 'live'; facing: Facing; stream: MediaStream; isMirrored: boolean }
  /** Nothing is open while the picture is looked at. */
  | { kind: 'taken'; facing: Facing; shot: Shot }
  | { kind: 'ended'; facing: Facing; why: CameraEnd }

export type CameraEvent =
  | { kind: 'opened'; opened: CameraOpened }
  | { kind: 'switched' }
  | { kind: 'hidden' }
  | { kind: 'shown' }
  /** The picture stopped: another program took the camera, or its permission is gone. */
  | { kind: 'lost' }
  | { kind: 'shot'; shot: Shot }
  /** No picture came of it: the phone has no memory left. */
  | { kind: 'missed' }
  | { kind: 'retaken' }

const isOn = ({ kind }: CameraState) => kind === 'opening' || kind === 'live'

/** The one function that moves it; an event that comes too late changes nothing. */
export function stepCamera(state: CameraState, event: CameraEvent): CameraState {
  const { kind, facing } = state
  switch (event.kind) {
    case 'opened':
      return kind === 'opening' ? opened(facing, event.opened) : state
    case 'switched':
      return isOn(state) ? { kind: 'opening', facing: OTHER_FACING[facing] } : state
    case 'hidden':
      return isOn(state) ? { kind: 'resting', facing } : state
    case 'shown':
      return kind === 'resting' ? { kind: 'opening', facing } : state
    case 'lost':
      return kind === 'live' ? { kind: 'opening', facing } : state
    case 'shot':
      return kind === 'live' ? { kind: 'taken', facing, shot: event.shot } : state
    case 'missed':
      return kind === 'live' ? { kind: 'ended', facing, why: 'unavailable' } : state
    case 'retaken':
      return kind === 'taken' ? { kind: 'opening', facing } : state
    default:
      return event satisfies never
  }
}

function opened(facing: Facing, result: CameraOpened): CameraState {
  if (result.kind !== 'open')
    return { kind: 'ended', facing, why: result.kind === 'denied' ? 'denied' : 'unavailable' }
  const { stream, isMirrored } = result
  return { kind: 'live', facing, stream, isMirrored }
}
