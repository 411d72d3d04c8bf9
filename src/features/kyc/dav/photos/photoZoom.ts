/** px of the stage, and of the rotated photo. */
export type Size = { width: number; height: number }

/** `scale` is screen px per photo pixel. `x` and `y` offset the photo's centre from the stage's, in px. */
export type ZoomState = { kind: 'fit' } | { kind: 'zoomed'; scale: number; x: number; y: number }

export const FIT_ZOOM: ZoomState = { kind: 'fit' }

export type ZoomEvent =
  | { kind: 'fitted' }
  /** `at`: the fixed point, px from the stage's centre. */
  | { kind: 'zoomed'; by: number; at?: { x: number; y: number } }
  | { kind: 'panned'; x: number; y: number }

export const ZOOM_FACTOR = 1.25
/** Our own: the closest useful zoom. */
const SCALE_MAX = 4

export const rotatedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Fits the whole photo; a small one is not enlarged. */
export const fitScale = (stage: Size, picture: Size): number =>
  Math.min(1, stage.width / picture.width, stage.height / picture.height)

/** Scale and offset of the photo. */
export function toTransform(view: ZoomState, stage: Size, picture: Size) {
  return view.kind === 'fit' ? { scale: fitScale(stage, picture), x: 0, y: 0 } : view
}

/** The edge of a photo larger than the stage never moves inside it. */
export function zoomReducer(
  view: ZoomState,
  event: ZoomEvent,
  { container, image }: { container: Size; image: Size },
): ZoomState {
  const { scale, x, y } = toTransform(view, container, image)
  const least = fitScale(container, image)
  switch (event.kind) {
    case 'fitted':
      return FIT_ZOOM
    case 'panned':
      return clampTransform({ scale, x: x + event.x, y: y + event.y }, container, image)
    case 'zoomed': {
      const next = Math.min(SCALE_MAX, Math.max(least, scale * event.by))
      if (next <= least) return FIT_ZOOM
      const { x: atX, y: atY } = event.at ?? { x: 0, y: 0 }
      const growth = next / scale
      const moved = { x: atX + (x - atX) * growth, y: atY + (y - atY) * growth }
      return clampTransform({ scale: next, ...moved }, container, image)
    }
    default:
      return event satisfies never
  }
}

type ZoomTransform = { scale: number; x: number; y: number }

function clampTransform({ scale, x, y }: ZoomTransform, stage: Size, picture: Size): ZoomState {
  const room = (length: number, of: number) => Math.max(0, (length * scale - of) / 2)
  const [roomX, roomY] = [room(picture.width, stage.width), room(picture.height, stage.height)]
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return { kind: 'zoomed', scale, x: clamp(x, roomX), y: clamp(y, roomY) }
}

/** The visible part as fractions of the photo, for the minimap. */
export function visibleRect({ scale, x, y }: ZoomTransform, stage: Size, picture: Size) {
  const along = (length: number, of: number, off: number) => {
    const share = Math.min(1, of / (length * scale))
    return {
      share,
      start: Math.min(1 - share, Math.max(0, 0.5 - share / 2 - off / (length * scale))),
    }
  }
  const across = along(picture.width, stage.width, x)
  const down = along(picture.height, stage.height, y)
  return { left: across.start, width: across.share, top: down.start, height: down.share }
}
