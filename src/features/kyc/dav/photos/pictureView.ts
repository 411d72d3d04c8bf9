/** px of the stage that shows a picture, and of the picture itself as it was taken, turned as it is shown. */
export type Size = { width: number; height: number }

/** `scale` is px on the screen a pixel of the picture: 1 shows each pixel. `x` and `y` move its centre off the stage's, in px. */
export type PictureView = { kind: 'fit' } | { kind: 'zoomed'; scale: number; x: number; y: number }

export const FIT: PictureView = { kind: 'fit' }

export type ViewEvent =
  | { kind: 'fitted' }
  /** `at`: what stays where it is, in px off the stage's centre. */
  | { kind: 'zoomed'; by: number; at?: { x: number; y: number } }
  | { kind: 'panned'; x: number; y: number }

export const ZOOM_FACTOR = 1.25
/** Our own: a pixel of the picture as a square of this many px shows all that a photo holds. */
const SCALE_MAX = 4

export const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** As large as the stage lets it be whole; a small picture is not blown up. */
export const fitScale = (stage: Size, picture: Size): number =>
  Math.min(1, stage.width / picture.width, stage.height / picture.height)

/** Where the picture stands: its scale, and its centre off the stage's. */
export function placeOf(view: PictureView, stage: Size, picture: Size) {
  return view.kind === 'fit' ? { scale: fitScale(stage, picture), x: 0, y: 0 } : view
}

/** The one function that moves a view. The picture's edge never comes into the stage where it is larger than that. */
export function stepView(
  view: PictureView,
  event: ViewEvent,
  { stage, picture }: { stage: Size; picture: Size },
): PictureView {
  const { scale, x, y } = placeOf(view, stage, picture)
  const least = fitScale(stage, picture)
  switch (event.kind) {
    case 'fitted':
      return FIT
    case 'panned':
      return within({ scale, x: x + event.x, y: y + event.y }, stage, picture)
    case 'zoomed': {
      const next = Math.min(SCALE_MAX, Math.max(least, scale * event.by))
      if (next <= least) return FIT
      const { x: atX, y: atY } = event.at ?? { x: 0, y: 0 }
      const growth = next / scale
      const moved = { x: atX + (x - atX) * growth, y: atY + (y - atY) * growth }
      return within({ scale: next, ...moved }, stage, picture)
    }
    default:
      return event satisfies never
  }
}

type Placed = { scale: number; x: number; y: number }

function within({ scale, x, y }: Placed, stage: Size, picture: Size): PictureView {
  const room = (length: number, of: number) => Math.max(0, (length * scale - of) / 2)
  const [roomX, roomY] = [room(picture.width, stage.width), room(picture.height, stage.height)]
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return { kind: 'zoomed', scale, x: clamp(x, roomX), y: clamp(y, roomY) }
}

/** The part of the picture that shows, as fractions of it: for the overview. */
export function visiblePart({ scale, x, y }: Placed, stage: Size, picture: Size) {
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
