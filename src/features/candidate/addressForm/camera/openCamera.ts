import { timeFormat } from '#shared/platform/lib/time/timestamp.ts'

export type Facing = 'environment' | 'user'

export const OTHER_FACING: Record<Facing, Facing> = { environment: 'user', user: 'environment' }

export type OpenCameraResult =
  | { kind: 'open'; stream: MediaStream; isMirrored: boolean }
  | { kind: 'denied' }
  | { kind: 'busy' }
  | { kind: 'missing' }

/** kyc §9: ideal, never exact, or a camera with less would not open. */
const IDEAL_PX = 1440

/** Errors that a request with fewer constraints may avoid (pitfalls, "Blank stream"). */
const RETRYABLE_ERRORS: ReadonlySet<string> = new Set(['NotReadableError', 'OverconstrainedError'])

const FAILURES: Readonly<Record<string, Exclude<OpenCameraResult, { kind: 'open' }>['kind']>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

async function requestStream(devices: MediaDevices, facing: Facing): Promise<MediaStream> {
  const wanted: MediaTrackConstraints = {
    facingMode: { ideal: facing },
    width: { ideal: IDEAL_PX },
    height: { ideal: IDEAL_PX },
  }
  try {
    return await devices.getUserMedia({ video: wanted, audio: false })
  } catch (error) {
    if (!RETRYABLE_ERRORS.has(nameOf(error))) throw error
    return devices.getUserMedia({ video: true, audio: false })
  }
}

/** Stop the previous stream first: phones open one camera at a time. */
export async function openCamera(facing: Facing): Promise<OpenCameraResult> {
  // Missing on insecure pages and in some in-app browsers.
  const { mediaDevices }: { mediaDevices?: MediaDevices } = navigator
  if (mediaDevices === undefined) return { kind: 'missing' }
  try {
    const stream = await requestStream(mediaDevices, facing)
    return { kind: 'open', stream, isMirrored: facingOf(stream, facing) === 'user' }
  } catch (error) {
    return { kind: FAILURES[nameOf(error)] ?? 'missing' }
  }
}

const facingOf = (stream: MediaStream, asked: Facing): string =>
  stream.getVideoTracks()[0]?.getSettings().facingMode ?? asked

export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

const formatStamp = timeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
})

/** In English for the report (kyc §5): '20 Nov 2026, 10:31:07 IST'. `takenAt`: ms since 1970. */
export const stampText = (takenAt: number): string =>
  `${formatStamp(takenAt).replace('Sept', 'Sep')} IST`

/** Relative to the picture's side: the bar's height, the font size, the distance of the text from the edge. */
const STAMP_BAR = { height: 1 / 16, letters: 1 / 28, edge: 1 / 40 }

/** White on dark is readable on any picture. `side`: px of the square picture. */
function drawStamp(context: CanvasRenderingContext2D, text: string, side: number): void {
  const height = side * STAMP_BAR.height
  context.fillStyle = 'rgb(0 0 0 / 70%)'
  context.fillRect(0, side - height, side, height)
  context.font = `600 ${Math.round(side * STAMP_BAR.letters)}px sans-serif`
  context.textBaseline = 'middle'
  context.fillStyle = 'rgb(255 255 255)'
  context.fillText(text, side * STAMP_BAR.edge, side - height / 2)
}

/** kyc §5: square crops up to 1440 px, JPEG 0.9. */
const SIDE_MAX_PX = 1440
const JPEG_QUALITY = 0.9

/** The square in the middle of a frame, px. */
export function centerSquare(
  width: number,
  height: number,
): { x: number; y: number; side: number } {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}

type CaptureOptions = {
  isMirrored: boolean
  /** ms since 1970 */
  takenAt: number
}

/**
 * As it is sent: mirrored as the front camera showed it, with the time in India.
 * @throws Error where nothing is shown yet, or encoding fails
 */
export async function captureFrame(
  video: HTMLVideoElement,
  { isMirrored, takenAt }: CaptureOptions,
): Promise<Blob> {
  const { x, y, side } = centerSquare(video.videoWidth, video.videoHeight)
  if (side === 0) throw new Error('The camera shows nothing yet.')
  const size = Math.min(SIDE_MAX_PX, side)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas can be had.')
  try {
    if (isMirrored) context.setTransform(-1, 0, 0, 1, size, 0)
    context.drawImage(video, x, y, side, side, 0, 0, size, size)
    // The stamp must not be mirrored (pitfalls, "Mirrored stamp").
    context.setTransform(1, 0, 0, 1, 0, 0)
    drawStamp(context, stampText(takenAt), size)
    return await toJpeg(canvas)
  } finally {
    canvas.width = canvas.height = 0 // phones free a canvas's memory late, if at all
  }
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('No picture came of it.')) : resolve(blob)),
      'image/jpeg',
      JPEG_QUALITY,
    )
  })
