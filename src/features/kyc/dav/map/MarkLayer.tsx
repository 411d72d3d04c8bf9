import { divIcon, type DivIcon } from 'leaflet'
import { Circle as CircleLayer, Marker, Polyline } from 'react-leaflet'
import type { Point } from '../case.ts'
import { distanceKm } from '#shared/lib/distance.ts'
import { formatKm, middle, type Circle } from './geometry.ts'
import { CIRCLE_LINE, LINE, MARKS, PIN, type Mark } from './marks.ts'

const at = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude]

/** All of it is ours: no text of anybody else's becomes markup. */
function pinIcon({ kind, lean }: Mark): DivIcon {
  const { letter, colour } = MARKS[kind]
  return divIcon({
    className: 'map-marker',
    html: `<svg class="map-pin" viewBox="0 0 ${PIN.width} ${PIN.height}"><g transform="rotate(${lean} ${PIN.width / 2} ${PIN.height})"><path d="${PIN.path}" fill="${colour}" stroke="#ffffff" stroke-width="2"/><text x="${PIN.letter.x}" y="${PIN.letter.y}" dy="0.36em" text-anchor="middle" fill="#ffffff">${letter}</text></g></svg>`,
    iconSize: [PIN.width, PIN.height],
    iconAnchor: [PIN.width / 2, PIN.height],
  })
}

const distanceIcon = (km: number) =>
  divIcon({ className: 'map-distance', html: `<span>${formatKm(km)}</span>`, iconSize: [0, 0] })

type MarkLayerProps = { marks: readonly Mark[]; circles: readonly Circle[] }

/** Circles, the line between entered and detected with its length, and the pins on top. */
export function MarkLayer({ marks, circles }: MarkLayerProps) {
  const entered = marks.find(({ kind }) => kind === 'entered')?.point
  const detected = marks.find(({ kind }) => kind === 'detected')?.point
  return (
    <>
      {circles.map(({ centre, radiusM, around }) => (
        <CircleLayer
          key={around}
          center={at(centre)}
          radius={radiusM}
          interactive={false}
          pathOptions={{
            color: MARKS[around].colour,
            weight: CIRCLE_LINE.width,
            dashArray: CIRCLE_LINE.dash.join(' '),
            fillOpacity: CIRCLE_LINE.fill,
          }}
        />
      ))}
      {entered !== undefined && detected !== undefined && (
        <>
          <Polyline
            positions={[at(entered), at(detected)]}
            className="map-line"
            weight={LINE.width}
            dashArray={LINE.dash.join(' ')}
            interactive={false}
          />
          <Marker
            position={at(middle(entered, detected))}
            icon={distanceIcon(distanceKm(entered, detected))}
            interactive={false}
            keyboard={false}
          />
        </>
      )}
      {marks.map((mark, index) => (
        <Marker
          key={mark.kind}
          position={at(mark.point)}
          icon={pinIcon(mark)}
          interactive={false}
          keyboard={false}
          zIndexOffset={(index + 1) * 1_000}
        />
      ))}
    </>
  )
}
