/** Which way a camera looks: away from the person, or at them. */
export type Facing = 'environment' | 'user'

export const OTHER_FACING: Record<Facing, Facing> = { environment: 'user', user: 'environment' }

export type CameraOpened =
  | { kind: 'open'; stream: MediaStream; isMirrored: boolean }
  /** The person or the browser forbids it. */
  | { kind: 'denied' }
  /** Another program holds it. */
  | { kind: 'busy' }
  /** There is none, or this browser cannot open one. */
  | { kind: 'missing' }

/** kyc §9: ideal, never exact, or a camera that has less would not open at all. */
const IDEAL_PX = 1440

/** What asking for less may cure (pitfalls, "Blank stream"). */
const CURABLE: ReadonlySet<string> = new Set(['NotReadableError', 'OverconstrainedError'])

const FAILURES: Readonly<Record<string, Exclude<CameraOpened, { kind: 'open' }>['kind']>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

async function ask(devices: MediaDevices, facing: Facing): Promise<MediaStream> {
  const wanted: MediaTrackConstraints = {
    facingMode: { ideal: facing },
    width: { ideal: IDEAL_PX },
    height: { ideal: IDEAL_PX },
  }
  try {
    return await devices.getUserMedia({ video: wanted, audio: false })
  } catch (error) {
    if (!CURABLE.has(nameOf(error))) throw error
    return devices.getUserMedia({ video: true, audio: false })
  }
}

/** Opens a camera that looks this way, if there is one. End the stream before the next: phones open one at a time. */
export async function openCamera(facing: Facing): Promise<CameraOpened> {
  // Not there on an insecure page and in some browsers of other apps.
  const { mediaDevices }: { mediaDevices?: MediaDevices } = navigator
  if (mediaDevices === undefined) return { kind: 'missing' }
  try {
    const stream = await ask(mediaDevices, facing)
    return { kind: 'open', stream, isMirrored: facingOf(stream, facing) === 'user' }
  } catch (error) {
    return { kind: FAILURES[nameOf(error)] ?? 'missing' }
  }
}

/** What the camera says of itself counts; a laptop's says nothing, and was asked for one way or the other. */
const facingOf = (stream: MediaStream, asked: Facing): string =>
  stream.getVideoTracks()[0]?.getSettings().facingMode ?? asked

export function endStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
