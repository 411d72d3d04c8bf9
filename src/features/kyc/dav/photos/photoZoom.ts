/** Of the container or the rotated photo, px. */
export type Size = { width: number; height: number }

/** `scale`: screen px per photo pixel. `x` and `y`: offset of the photo's centre from the container's, px. */
export type ZoomState = { kind: 'fit' } | { kind: 'zoomed'; scale: number; x: number; y: number }

export const FIT_ZOOM: ZoomState = { kind: 'fit' }

export type ZoomEvent =
  | { kind: 'fitted' }
  /** `at`: the fixed point, px from the container's centre. */
  | { kind: 'zoomed'; by: number; at?: { x: number; y: number } }
  | { kind: 'panned'; x: number; y: number }

const ZOOM_FACTOR = 1.25
export const ZOOM_IN = { kind: 'zoomed', by: ZOOM_FACTOR } as const satisfies ZoomEvent
export const ZOOM_OUT = { kind: 'zoomed', by: 1 / ZOOM_FACTOR } as const satisfies ZoomEvent
/** The closest useful zoom; not specified. */
const SCALE_MAX = 4

export const rotatedSize = ({ width, height }: Size, quarterTurns: number): Size =>
  quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width }

export const fitScale = (container: Size, image: Size): number =>
  Math.min(1, container.width / image.width, container.height / image.height)

export function toTransform(view: ZoomState, container: Size, image: Size) {
  return view.kind === 'fit' ? { scale: fitScale(container, image), x: 0, y: 0 } : view
}

/** The edge of a photo larger than the container never moves inside it. */
export function zoomReducer(
  view: ZoomState,
  event: ZoomEvent,
  { container, image }: { container: Size; image: Size },
): ZoomState {
  const { scale, x, y } = toTransform(view, container, image)
  const minScale = fitScale(container, image)
  switch (event.kind) {
    case 'fitted':
      return FIT_ZOOM
    case 'panned':
      if (view.kind === 'fit') return view
      return clampTransform({ scale, x: x + event.x, y: y + event.y }, container, image)
    case 'zoomed': {
      const next = Math.min(SCALE_MAX, Math.max(minScale, scale * event.by))
      if (next <= minScale) return FIT_ZOOM
      const { x: atX, y: atY } = event.at ?? { x: 0, y: 0 }
      const factor = next / scale
      const shifted = { x: atX + (x - atX) * factor, y: atY + (y - atY) * factor }
      return clampTransform({ scale: next, ...shifted }, container, image)
    }
    default:
      return event satisfies never
  }
}

type ZoomTransform = { scale: number; x: number; y: number }

function clampTransform({ scale, x, y }: ZoomTransform, container: Size, image: Size): ZoomState {
  const maxOffset = (length: number, containerLength: number) =>
    Math.max(0, (length * scale - containerLength) / 2)
  const [maxX, maxY] = [
    maxOffset(image.width, container.width),
    maxOffset(image.height, container.height),
  ]
  const clamp = (value: number, max: number) => Math.min(max, Math.max(-max, value))
  return { kind: 'zoomed', scale, x: clamp(x, maxX), y: clamp(y, maxY) }
}

export function visibleRect({ scale, x, y }: ZoomTransform, container: Size, image: Size) {
  const visibleRange = (length: number, containerLength: number, offset: number) => {
    const share = Math.min(1, containerLength / (length * scale))
    return {
      share,
      start: Math.min(1 - share, Math.max(0, 0.5 - share / 2 - offset / (length * scale))),
    }
  }
  const horizontal = visibleRange(image.width, container.width, x)
  const vertical = visibleRange(image.height, container.height, y)
  return {
    left: horizontal.start,
    width: horizontal.share,
    top: vertical.start,
    height: vertical.share,
  }
}
