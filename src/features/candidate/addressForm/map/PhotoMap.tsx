import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { BlobImage } from '../common/BlobImage.tsx'
import type { Photos } from '../model/form.ts'
import { MAP_SIZE, type PhotoMapLayout, type MapMarker } from './layoutPhotoMap.ts'
import './photoMap.css'

type PhotoMapProps = { map: PhotoMapLayout; photos: Photos }

const DOT = 1.5
/** Half the width that a thumbnail adds to its row, and the space beside the row, px. */
const HALF_PX = 18
const BESIDE_PX = 8

const share = (value: number, whole: number) => `${(value / whole) * 100}%`
const clampPosition = (at: string, halfPx: number) =>
  `clamp(${halfPx}px, ${at}, calc(100% - ${halfPx}px))`

/** look 18c; a drawing without streets, which needs no network. The list below it has the same facts as text. */
export function PhotoMap({ map, photos }: PhotoMapProps) {
  const { distance } = useFormats()
  const { markers, grid } = map
  return (
    <div className="photo-map">
      <MapBackground map={map} />
      <span className="photo-map-scale" aria-hidden="true">
        {distance(grid.metres)}
      </span>
      {markers.map(({ x, y, photos: taken, distanceM }) => (
        <ul
          key={taken[0]?.name}
          style={{
            left: clampPosition(share(x, MAP_SIZE.width), taken.length * HALF_PX + BESIDE_PX),
            top: share(y, MAP_SIZE.height),
          }}
        >
          {taken.map(({ name, isOutlier }) => {
            const picture = photos[name]?.picture
            return (
              <li key={name} className={isOutlier || distanceM !== null ? 'is-apart' : undefined}>
                {picture !== undefined && <BlobImage blob={picture} alt="" />}
              </li>
            )
          })}
        </ul>
      ))}
      {markers.map((spot) => (
        <Distance key={spot.photos[0]?.name} spot={spot} from={markers[0]} />
      ))}
    </div>
  )
}

function Distance({ spot, from }: { spot: MapMarker; from: MapMarker | undefined }) {
  const { distance } = useFormats()
  if (spot.distanceM === null || from === undefined) return null
  return (
    <span
      className="photo-map-far"
      aria-hidden="true"
      style={{
        left: share((spot.x + from.x) / 2, MAP_SIZE.width),
        top: share((spot.y + from.y) / 2, MAP_SIZE.height),
      }}
    >
      {distance(spot.distanceM)}
    </span>
  )
}

function MapBackground({ map: { markers, circleRadius, grid } }: { map: PhotoMapLayout }) {
  const [first] = markers
  if (first === undefined) return null
  const along = (start: number, end: number) => {
    const from = start % grid.side
    const count = Math.ceil((end - from) / grid.side)
    return Array.from({ length: count }, (_, nth) => from + nth * grid.side)
  }
  return (
    <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden="true">
      <path
        className="photo-map-squares"
        d={[
          ...along(first.x, MAP_SIZE.width).map((x) => `M${x} 0V${MAP_SIZE.height}`),
          ...along(first.y, MAP_SIZE.height).map((y) => `M0 ${y}H${MAP_SIZE.width}`),
        ].join('')}
      />
      <circle className="photo-map-around" cx={first.x} cy={first.y} r={circleRadius} />
      {markers.map(({ x, y, distanceM }) => (
        <g key={`${x} ${y}`} className={distanceM === null ? undefined : 'is-apart'}>
          {distanceM !== null && <path d={`M${first.x} ${first.y}L${x} ${y}`} />}
          <circle cx={x} cy={y} r={DOT} />
        </g>
      ))}
    </svg>
  )
}
