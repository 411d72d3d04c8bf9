import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { DAMAGED_PHOTO_TEXT } from './photoTexts.ts'
import { visibleRect, ZOOM_IN, ZOOM_OUT } from './photoZoom.ts'
import type { usePhotoZoom } from './usePhotoZoom.ts'

type ZoomablePhotoProps = {
  view: ReturnType<typeof usePhotoZoom>
  url: string | undefined
  quarterTurns: number
  alt: string
}

/** Pixels are shown as squares. */
const SQUARES_FROM_SCALE = 2

export function ZoomablePhoto({ view, url, quarterTurns, alt }: ZoomablePhotoProps) {
  const { containerElement, setContainerElement, transform, isFit, dispatch, onImageSize } = view
  const pointers = useRef(new Map<number, Point>())
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)

  // React's listeners are passive and cannot prevent the page's pinch zoom.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    dispatch({ ...(event.deltaY < 0 ? ZOOM_IN : ZOOM_OUT), at: offsetFromCentre(event) })
  })
  useEffect(() => {
    const listener = (event: WheelEvent) => onWheel(event)
    containerElement?.addEventListener('wheel', listener, { passive: false })
    return () => containerElement?.removeEventListener('wheel', listener)
  }, [containerElement])

  /** One pointer drags, two also zoom. */
  const onMove = (event: PointerEvent) => {
    if (!pointers.current.has(event.pointerId)) return
    const before = gestureOf(pointers.current)
    pointers.current.set(event.pointerId, offsetFromCentre(event))
    const { middle, spread } = gestureOf(pointers.current)
    if (before.spread > 0) dispatch({ kind: 'zoomed', by: spread / before.spread, at: middle })
    dispatch({ kind: 'panned', x: middle.x - before.middle.x, y: middle.y - before.middle.y })
  }
  const onPointerEnd = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  if (url === undefined) return <p className="photo-viewport photo-missing">Not sent</p>
  if (brokenUrl === url) return <p className="photo-viewport photo-missing">{DAMAGED_PHOTO_TEXT}</p>
  return (
    <div
      ref={setContainerElement}
      className={isFit ? 'photo-viewport' : 'photo-viewport is-zoomed'}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, offsetFromCentre(event))
      }}
      onPointerMove={onMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={(event) =>
        dispatch(
          isFit && transform !== null
            ? { kind: 'zoomed', by: 1 / transform.scale, at: offsetFromCentre(event) }
            : { kind: 'fitted' },
        )
      }
    >
      <img
        src={url}
        alt={alt}
        draggable={false}
        style={
          transform === null
            ? { visibility: 'hidden' }
            : {
                transform: `translate(-50%, -50%) translate(${transform.x}px, ${transform.y}px) rotate(${quarterTurns * 90}deg) scale(${transform.scale})`,
                imageRendering: transform.scale >= SQUARES_FROM_SCALE ? 'pixelated' : 'auto',
              }
        }
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onImageSize({ width, height })
        }
        onError={() => setBrokenUrl(url)}
      />
      {transform !== null && !isFit && (
        <Minimap url={url} quarterTurns={quarterTurns} transform={transform} />
      )}
    </div>
  )
}

type Point = { x: number; y: number }

type PositionedEvent = { currentTarget: EventTarget | null; clientX: number; clientY: number }

function offsetFromCentre({ currentTarget, clientX, clientY }: PositionedEvent): Point {
  if (!(currentTarget instanceof Element)) return { x: 0, y: 0 }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** Of the first two pointers; `spread` is their distance, 0 for one. */
function gestureOf(pointers: ReadonlyMap<number, Point>): { middle: Point; spread: number } {
  const [first = { x: 0, y: 0 }, second = first] = [...pointers.values()]
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  }
}

type MinimapProps = {
  url: string
  quarterTurns: number
  transform: NonNullable<ZoomablePhotoProps['view']['transform']>
}

function Minimap({ url, quarterTurns, transform }: MinimapProps) {
  const part = visibleRect(transform, transform.container, transform.image)
  const percent = (fraction: number) => `${fraction * 100}%`
  return (
    <div
      className="photo-overview"
      style={{ aspectRatio: `${transform.image.width} / ${transform.image.height}` }}
      aria-hidden="true"
    >
      <div className="photo-overview-image">
        <img
          className={quarterTurns % 2 === 0 ? 'photo-image' : 'photo-image is-across'}
          style={{ rotate: `${quarterTurns * 90}deg` }}
          src={url}
          alt=""
        />
      </div>
      <i
        style={{
          left: percent(part.left),
          top: percent(part.top),
          width: percent(part.width),
          height: percent(part.height),
        }}
      />
    </div>
  )
}
