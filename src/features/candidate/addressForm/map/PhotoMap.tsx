import { useFormats } from '#shared/candidate/language.ts'
import type { Photos } from '../form.ts'
import { BlobImage } from '../photos/BlobImage.tsx'
import { useWords } from '../words/words.ts'
import { SHEET, type DrawnMap, type Spot } from './mapOf.ts'
import './photoMap.css'

type PhotoMapProps = { map: DrawnMap; photos: Photos }

const DOT = 1.5
/** Half of what a thumbnail adds to its row, and the space beside the row, px. */
const HALF_PX = 18
const BESIDE_PX = 8

const share = (value: number, whole: number) => `${(value / whole) * 100}%`
/** Within the drawing, however wide what stands there is. */
const within = (at: string, halfPx: number) => `clamp(${halfPx}px, ${at}, calc(100% - ${halfPx}px))`

/** Each place with the photos that were taken there (look 18c); a drawing without streets, which needs no network. */
export function PhotoMap({ map, photos }: PhotoMapProps) {
  const { names } = useWords().photos
  const { distance } = useFormats()
  const { spots, square } = map
  return (
    <div className="photo-map">
      <Ground map={map} />
      <span className="photo-map-scale" aria-hidden="true">
        {distance(square.metres)}
      </span>
      {spots.map(({ x, y, photos: taken, metres }) => (
        <ul
          key={taken[0]?.name}
          style={{
            left: within(share(x, SHEET.width), taken.length * HALF_PX + BESIDE_PX),
            top: share(y, SHEET.height),
          }}
        >
          {taken.map(({ name, isApart }) => {
            const picture = photos[name]?.picture
            return (
              <li key={name} className={isApart || metres !== null ? 'is-apart' : undefined}>
                {picture !== undefined && <BlobImage picture={picture} alt={names[name]} />}
              </li>
            )
          })}
        </ul>
      ))}
      {spots.map((spot) => (
        <Distance key={spot.photos[0]?.name} spot={spot} from={spots[0]} />
      ))}
    </div>
  )
}

/** On the line; the sentence below the map says it too. */
function Distance({ spot, from }: { spot: Spot; from: Spot | undefined }) {
  const { distance } = useFormats()
  if (spot.metres === null || from === undefined) return null
  return (
    <span
      className="photo-map-far"
      aria-hidden="true"
      style={{
        left: share((spot.x + from.x) / 2, SHEET.width),
        top: share((spot.y + from.y) / 2, SHEET.height),
      }}
    >
      {distance(spot.metres)}
    </span>
  )
}

/** Squares of the ground, the circle around the place of most photos, dots and dashed lines. */
function Ground({ map: { spots, around, square } }: { map: DrawnMap }) {
  const [first] = spots
  if (first === undefined) return null
  const along = (start: number, end: number) => {
    const from = start % square.side
    const count = Math.ceil((end - from) / square.side)
    return Array.from({ length: count }, (_, nth) => from + nth * square.side)
  }
  return (
    <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      <path
        className="photo-map-squares"
        d={[
          ...along(first.x, SHEET.width).map((x) => `M${x} 0V${SHEET.height}`),
          ...along(first.y, SHEET.height).map((y) => `M0 ${y}H${SHEET.width}`),
        ].join('')}
      />
      <circle className="photo-map-around" cx={first.x} cy={first.y} r={around} />
      {spots.map(({ x, y, metres }) => (
        <g key={`${x} ${y}`} className={metres === null ? undefined : 'is-apart'}>
          {metres !== null && <path d={`M${first.x} ${first.y}L${x} ${y}`} />}
          <circle cx={x} cy={y} r={DOT} />
        </g>
      ))}
    </svg>
  )
}
