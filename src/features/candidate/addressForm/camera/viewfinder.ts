import { captureFrame } from './capture.ts'
import { stepCamera, type CameraEvent, type CameraState } from './cameraState.ts'
import { endStream, openCamera, type Facing } from './openCamera.ts'

/** The camera behind one photo. It never has two streams open, nor one that nobody looks at. */
export type Viewfinder = {
  state: () => CameraState
  subscribe: (changed: () => void) => () => void
  /** Opens the camera, until what comes back is called. */
  hold: () => () => void
  switchOver: () => void
  /** Takes what the video shows now. */
  shoot: (video: HTMLVideoElement) => Promise<void>
  retake: () => void
}

export function createViewfinder(first: Facing): Viewfinder {
  let state: CameraState = { kind: 'resting', facing: first }
  /** Openings in turn: one that nobody waits for any more is ended before the next begins. */
  let inTurn: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()

  function move(event: CameraEvent): void {
    const before = state
    state = stepCamera(before, event)
    if (state === before) return
    if (before.kind === 'live') endStream(before.stream)
    if (state.kind === 'opening') open(state)
    for (const changed of listeners) changed()
  }

  function open(mine: CameraState): void {
    inTurn = inTurn.then(async () => {
      if (state !== mine) return
      const opened = await openCamera(mine.facing)
      if (state === mine) {
        if (opened.kind === 'open') listenTo(opened.stream)
        move({ kind: 'opened', opened })
      } else if (opened.kind === 'open') endStream(opened.stream)
    })
  }

  /** A track that we stop ourselves tells nothing. */
  function listenTo(stream: MediaStream): void {
    const lost = () => {
      if (state.kind === 'live' && state.stream === stream) move({ kind: 'lost' })
    }
    for (const track of stream.getTracks()) track.addEventListener('ended', lost)
  }

  const looked = () => move({ kind: document.hidden ? 'hidden' : 'shown' })

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    hold() {
      document.addEventListener('visibilitychange', looked)
      looked()
      return () => {
        document.removeEventListener('visibilitychange', looked)
        move({ kind: 'hidden' })
      }
    },
    switchOver: () => move({ kind: 'switched' }),
    async shoot(video) {
      if (state.kind !== 'live') return
      const { stream, isMirrored } = state
      const takenAt = Date.now()
      const picture = await captureFrame(video, { isMirrored, takenAt }).catch(() => null)
      if (state.kind !== 'live' || state.stream !== stream) return // it was closed meanwhile
      move(
        picture === null
          ? { kind: 'missed' }
          : { kind: 'shot', shot: { picture, takenAt: new Date(takenAt).toISOString() } },
      )
    },
    retake: () => move({ kind: 'retaken' }),
  }
}
