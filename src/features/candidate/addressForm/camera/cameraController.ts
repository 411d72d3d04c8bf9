import {
  createMachine,
  type ReadableStore,
  type Transition,
} from '#shared/platform/lib/async/machine.ts'
import { toIsoTime } from '#shared/platform/lib/time/timestamp.ts'
import {
  captureFrame,
  OTHER_FACING,
  stopStream,
  openCamera,
  type Facing,
  type OpenCameraResult,
} from './openCamera.ts'

export type CapturedFrame = { picture: Blob; takenAt: string }

export type CameraFailure = 'denied' | 'unavailable'

/** look 10e */
export type CameraState =
  | { kind: 'opening'; facing: Facing }
  /** The page is in the background, so the camera is released. */
  | { kind: 'resting'; facing: Facing }
  | { kind: 'live'; facing: Facing; stream: MediaStream; isMirrored: boolean }
  | { kind: 'taken'; facing: Facing; frame: CapturedFrame }
  | { kind: 'ended'; facing: Facing; reason: CameraFailure }

export type CameraEvent =
  | { kind: 'opened'; opened: OpenCameraResult }
  | { kind: 'switched' }
  | { kind: 'hidden' }
  | { kind: 'shown' }
  /** The stream ended: another program took the camera, or permission was withdrawn. */
  | { kind: 'lost' }
  | { kind: 'shot'; frame: CapturedFrame }
  /** The phone is out of memory. */
  | { kind: 'missed' }
  | { kind: 'retaken' }

export type CameraEffect =
  | { kind: 'stopStream'; stream: MediaStream }
  | { kind: 'open'; state: CameraState }

export function cameraTransition(
  state: CameraState,
  event: CameraEvent,
): Transition<CameraState, CameraEffect> {
  const next = cameraReducer(state, event)
  const effects: CameraEffect[] = []
  if (next !== state && state.kind === 'live')
    effects.push({ kind: 'stopStream', stream: state.stream })
  if (next !== state && next.kind === 'opening') effects.push({ kind: 'open', state: next })
  return { state: next, effects }
}

const isOn = ({ kind }: CameraState) => kind === 'opening' || kind === 'live'

/** Late events change nothing. */
export function cameraReducer(state: CameraState, event: CameraEvent): CameraState {
  const { kind, facing } = state
  switch (event.kind) {
    case 'opened':
      return kind === 'opening' ? cameraOpened(facing, event.opened) : state
    case 'switched':
      return isOn(state) ? { kind: 'opening', facing: OTHER_FACING[facing] } : state
    case 'hidden':
      return isOn(state) ? { kind: 'resting', facing } : state
    case 'shown':
      return kind === 'resting' ? { kind: 'opening', facing } : state
    case 'lost':
      return kind === 'live' ? { kind: 'opening', facing } : state
    case 'shot':
      return kind === 'live' ? { kind: 'taken', facing, frame: event.frame } : state
    case 'missed':
      return kind === 'live' ? { kind: 'ended', facing, reason: 'unavailable' } : state
    case 'retaken':
      return kind === 'taken' ? { kind: 'opening', facing } : state
    default:
      return event satisfies never
  }
}

function cameraOpened(facing: Facing, result: OpenCameraResult): CameraState {
  if (result.kind !== 'open')
    return { kind: 'ended', facing, reason: result.kind === 'denied' ? 'denied' : 'unavailable' }
  const { stream, isMirrored } = result
  return { kind: 'live', facing, stream, isMirrored }
}

/** Never has two streams open, nor an unused one. `start` returns the function that stops it. */
export type CameraController = ReadableStore<CameraState> & {
  start: () => () => void
  switchCamera: () => void
  capture: (video: HTMLVideoElement) => Promise<void>
  retake: () => void
}

export function createCameraController(first: Facing): CameraController {
  const initial: CameraState = { kind: 'resting', facing: first }
  const machine = createMachine({ initial, reducer: cameraTransition, runEffect })
  const { getState, dispatch } = machine
  /** Phones open one camera at a time, so requests wait for each other. */
  let openQueue: Promise<void> = Promise.resolve()

  function runEffect(effect: CameraEffect): void {
    if (effect.kind === 'stopStream') stopStream(effect.stream)
    else open(effect.state)
  }

  function open(mine: CameraState): void {
    openQueue = openQueue.then(async () => {
      if (getState() !== mine) return
      const opened = await openCamera(mine.facing)
      if (getState() === mine) {
        if (opened.kind === 'open') listenTo(opened.stream)
        dispatch({ kind: 'opened', opened })
      } else if (opened.kind === 'open') stopStream(opened.stream)
    })
  }

  function listenTo(stream: MediaStream): void {
    const lost = () => {
      const state = getState()
      if (state.kind === 'live' && state.stream === stream) dispatch({ kind: 'lost' })
    }
    for (const track of stream.getTracks()) track.addEventListener('ended', lost)
  }

  const looked = () => void dispatch({ kind: document.hidden ? 'hidden' : 'shown' })

  return {
    ...machine,
    start() {
      document.addEventListener('visibilitychange', looked)
      looked()
      return () => {
        document.removeEventListener('visibilitychange', looked)
        dispatch({ kind: 'hidden' })
      }
    },
    switchCamera: () => void dispatch({ kind: 'switched' }),
    async capture(video) {
      const before = getState()
      if (before.kind !== 'live') return
      const { stream, isMirrored } = before
      const takenAt = Date.now()
      const picture = await captureFrame(video, { isMirrored, takenAt }).catch(() => null)
      const after = getState()
      if (after.kind !== 'live' || after.stream !== stream) return // closed meanwhile
      dispatch(
        picture === null
          ? { kind: 'missed' }
          : { kind: 'shot', frame: { picture, takenAt: toIsoTime(takenAt) } },
      )
    },
    retake: () => void dispatch({ kind: 'retaken' }),
  }
}
