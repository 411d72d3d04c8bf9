import { divIcon, type DivIcon } from 'leaflet'
import { Circle as CircleLayer, Marker, Polyline } from 'react-leaflet'
import { distanceKm } from '#shared/platform/lib/numbers/distance.ts'
import type { Point } from '../case.ts'
import { formatKm, midpoint, type Circle } from './geometry.ts'
import {
  CIRCLE_STYLE,
  DISTANCE_LINE_STYLE,
  MARKER_STYLES,
  PIN_SHAPE,
  type MapMarker,
} from './markers.ts'

const toLatLng = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude]

/** Contains no outside text, so no markup can be injected. */
function pinIcon({ kind, rotation }: MapMarker): DivIcon {
  const { letter, colour } = MARKER_STYLES[kind]
  return divIcon({
    className: '',
    html: `<svg class="map-pin" viewBox="0 0 ${PIN_SHAPE.width} ${PIN_SHAPE.height}"><g transform="rotate(${rotation} ${PIN_SHAPE.width / 2} ${PIN_SHAPE.height})"><path d="${PIN_SHAPE.path}" fill="${colour}" stroke="#ffffff" stroke-width="2"/><text x="${PIN_SHAPE.letter.x}" y="${PIN_SHAPE.letter.y}" dy="0.36em" text-anchor="middle" fill="#ffffff">${letter}</text></g></svg>`,
    iconSize: [PIN_SHAPE.width, PIN_SHAPE.height],
    iconAnchor: [PIN_SHAPE.width / 2, PIN_SHAPE.height],
  })
}

const distanceIcon = (km: number) =>
  divIcon({ className: 'map-distance', html: `<span>${formatKm(km)}</span>`, iconSize: [0, 0] })

type MarkerLayerProps = { markers: readonly MapMarker[]; circles: readonly Circle[] }

export function MarkerLayer({ markers, circles }: MarkerLayerProps) {
  const entered = markers.find(({ kind }) => kind === 'entered')?.point
  const detected = markers.find(({ kind }) => kind === 'detected')?.point
  return (
    <>
      {circles.map(({ centre, radiusM, marker }) => (
        <CircleLayer
          key={marker}
          center={toLatLng(centre)}
          radius={radiusM}
          interactive={false}
          pathOptions={{
            color: MARKER_STYLES[marker].colour,
            weight: CIRCLE_STYLE.width,
            dashArray: CIRCLE_STYLE.dash.join(' '),
            fillOpacity: CIRCLE_STYLE.fill,
          }}
        />
      ))}
      {entered !== undefined && detected !== undefined && (
        <>
          <Polyline
            positions={[toLatLng(entered), toLatLng(detected)]}
            className="map-line"
            weight={DISTANCE_LINE_STYLE.width}
            dashArray={DISTANCE_LINE_STYLE.dash.join(' ')}
            interactive={false}
          />
          <Marker
            position={toLatLng(midpoint(entered, detected))}
            icon={distanceIcon(distanceKm(entered, detected))}
            interactive={false}
            keyboard={false}
          />
        </>
      )}
      {markers.map((marker, index) => (
        <Marker
          key={marker.kind}
          position={toLatLng(marker.point)}
          icon={pinIcon(marker)}
          interactive={false}
          keyboard={false}
          zIndexOffset={(index + 1) * 1_000}
        />
      ))}
    </>
  )
}
