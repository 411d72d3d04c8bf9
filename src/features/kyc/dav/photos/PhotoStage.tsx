import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { DAMAGED } from './photoWords.ts'
import { visiblePart, ZOOM_FACTOR } from './pictureView.ts'
import type { usePictureView } from './usePictureView.ts'

type PhotoStageProps = {
  view: ReturnType<typeof usePictureView>
  url: string | undefined
  turns: number
  alt: string
}

/** From here on a pixel of the picture shows as a square. */
const SQUARES_FROM_SCALE = 2

/** The picture, to be zoomed by wheel or double click and pulled about; an overview says which part of it shows. */
export function PhotoStage({ view, url, turns, alt }: PhotoStageProps) {
  const { stageElement, setStageElement, place, isFit, act, onSize } = view
  const pulledFrom = useRef<{ x: number; y: number } | null>(null)
  const latest = useRef(act)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  useEffect(() => {
    latest.current = act
  })

  // A listener of React's own cannot keep a pinch from zooming the page.
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = offCentre(event)
      latest.current({ kind: 'zoomed', by: event.deltaY < 0 ? ZOOM_FACTOR : 1 / ZOOM_FACTOR, at })
    }
    stageElement?.addEventListener('wheel', onWheel, { passive: false })
    return () => stageElement?.removeEventListener('wheel', onWheel)
  }, [stageElement])

  const pull = ({ clientX, clientY }: PointerEvent) => {
    const from = pulledFrom.current
    if (from === null) return
    pulledFrom.current = { x: clientX, y: clientY }
    act({ kind: 'panned', x: clientX - from.x, y: clientY - from.y })
  }
  const letGo = () => {
    pulledFrom.current = null
  }
  if (url === undefined) return <p className="photo-stage photo-none">Not sent</p>
  if (brokenUrl === url) return <p className="photo-stage photo-none">{DAMAGED}</p>
  return (
    <div
      ref={setStageElement}
      className={isFit ? 'photo-stage' : 'photo-stage is-zoomed'}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pulledFrom.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onDoubleClick={(event) =>
        act(
          isFit && place !== null
            ? { kind: 'zoomed', by: 1 / place.scale, at: offCentre(event.nativeEvent) }
            : { kind: 'fitted' },
        )
      }
    >
      <img
        src={url}
        alt={alt}
        draggable={false}
        style={
          place === null
            ? { visibility: 'hidden' }
            : {
                transform: `translate(-50%, -50%) translate(${place.x}px, ${place.y}px) rotate(${turns * 90}deg) scale(${place.scale})`,
                imageRendering: place.scale >= SQUARES_FROM_SCALE ? 'pixelated' : 'auto',
              }
        }
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onSize({ width, height })
        }
        onError={() => setBrokenUrl(url)}
      />
      {place !== null && !isFit && <Overview url={url} turns={turns} place={place} />}
    </div>
  )
}

/** px of a press off the centre of what it fell on. */
function offCentre({ currentTarget, clientX, clientY }: MouseEvent) {
  if (!(currentTarget instanceof Element)) return { x: 0, y: 0 }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

type OverviewProps = {
  url: string
  turns: number
  place: NonNullable<PhotoStageProps['view']['place']>
}

/** The whole picture, small, with a frame around the part that shows. */
function Overview({ url, turns, place }: OverviewProps) {
  const part = visiblePart(place, place.stage, place.picture)
  const percent = (share: number) => `${share * 100}%`
  return (
    <div
      className="photo-overview"
      style={{ aspectRatio: `${place.picture.width} / ${place.picture.height}` }}
      aria-hidden="true"
    >
      <div className="photo-overview-picture">
        <img
          className={turns % 2 === 0 ? 'photo-picture' : 'photo-picture is-across'}
          style={{ rotate: `${turns * 90}deg` }}
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
