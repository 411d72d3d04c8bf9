import { drawStamp, stampText } from './stamp.ts'

/** kyc §5: square crops up to 1440 px, JPEG 0.9. */
const SIDE_MAX_PX = 1440
const JPEG_QUALITY = 0.9

/** The middle square of a frame, px. */
export function squareOf(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}

type Capture = {
  isMirrored: boolean
  /** ms since 1970 */
  takenAt: number
}

/**
 * The frame that a video shows now, as it is sent: square, at most 1440 px, mirrored as the front camera showed it, with
 * the time in India at its foot.
 * @throws Error where the video shows nothing yet, or no picture can be made of it
 */
export async function captureFrame(
  video: HTMLVideoElement,
  { isMirrored, takenAt }: Capture,
): Promise<Blob> {
  const { x, y, side } = squareOf(video.videoWidth, video.videoHeight)
  if (side === 0) throw new Error('The camera shows nothing yet.')
  const size = Math.min(SIDE_MAX_PX, side)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas can be had.')
  try {
    if (isMirrored) context.setTransform(-1, 0, 0, 1, size, 0)
    context.drawImage(video, x, y, side, side, 0, 0, size, size)
    // The stamp is no mirror writing (pitfalls, "Mirrored stamp").
    context.setTransform(1, 0, 0, 1, 0, 0)
    drawStamp(context, stampText(takenAt), size)
    return await toJpeg(canvas)
  } finally {
    canvas.width = canvas.height = 0 // phones give a canvas's memory back late, if at all
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
