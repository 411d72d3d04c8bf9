import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { DAMAGED_PHOTO_TEXT } from './photoTexts.ts'
import { visibleRect, ZOOM_FACTOR } from './photoZoom.ts'
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
  const draggedFrom = useRef<{ x: number; y: number } | null>(null)
  const latestDispatch = useRef(dispatch)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  useEffect(() => {
    latestDispatch.current = dispatch
  })

  // React's listeners are passive and cannot prevent the page's pinch zoom.
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = offsetFromCentre(event)
      latestDispatch.current({
        kind: 'zoomed',
        by: event.deltaY < 0 ? ZOOM_FACTOR : 1 / ZOOM_FACTOR,
        at,
      })
    }
    containerElement?.addEventListener('wheel', onWheel, { passive: false })
    return () => containerElement?.removeEventListener('wheel', onWheel)
  }, [containerElement])

  const onDrag = ({ clientX, clientY }: PointerEvent) => {
    const from = draggedFrom.current
    if (from === null) return
    draggedFrom.current = { x: clientX, y: clientY }
    dispatch({ kind: 'panned', x: clientX - from.x, y: clientY - from.y })
  }
  const onDragEnd = () => {
    draggedFrom.current = null
  }
  if (url === undefined) return <p className="photo-viewport photo-missing">Not sent</p>
  if (brokenUrl === url) return <p className="photo-viewport photo-missing">{DAMAGED_PHOTO_TEXT}</p>
  return (
    <div
      ref={setContainerElement}
      className={isFit ? 'photo-viewport' : 'photo-viewport is-zoomed'}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        draggedFrom.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={onDrag}
      onPointerUp={onDragEnd}
      onPointerCancel={onDragEnd}
      onDoubleClick={(event) =>
        dispatch(
          isFit && transform !== null
            ? { kind: 'zoomed', by: 1 / transform.scale, at: offsetFromCentre(event.nativeEvent) }
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

function offsetFromCentre({ currentTarget, clientX, clientY }: MouseEvent) {
  if (!(currentTarget instanceof Element)) return { x: 0, y: 0 }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
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
