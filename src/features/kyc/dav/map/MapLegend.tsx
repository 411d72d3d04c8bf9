import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import type { ReactNode } from 'react'
import { distanceKm, SAME_PLACE_KM } from '#shared/platform/lib/numbers/distance.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import type { Point } from '../case.ts'
import { formatKm, formatPoint } from './geometry.ts'
import type { PlottedAddress } from './mapHandle.ts'
import { MARKER_STYLES, type MapMarker, type MarkerKind, PIN_SHAPE } from './markers.ts'

function Pin({ kind }: { kind: MarkerKind }) {
  const { letter, colour } = MARKER_STYLES[kind]
  return (
    <svg
      className="map-pin"
      viewBox={`0 0 ${PIN_SHAPE.width} ${PIN_SHAPE.height}`}
      aria-hidden="true"
    >
      <path d={PIN_SHAPE.path} fill={colour} stroke="#ffffff" strokeWidth="2" />
      <text
        x={PIN_SHAPE.letter.x}
        y={PIN_SHAPE.letter.y}
        dy="0.36em"
        textAnchor="middle"
        fill="#ffffff"
      >
        {letter}
      </text>
    </svg>
  )
}

type MapLegendProps = {
  markers: readonly MapMarker[]
  /** A town alone means that the street was not found. */
  matchedName: string
  plotted: PlottedAddress | null
  isLoading: boolean
  isOverridden: boolean
}

/** Enough for a decision without tiles. */
export function MapLegend({
  markers,
  matchedName,
  plotted,
  isLoading,
  isOverridden,
}: MapLegendProps) {
  const pointOf = (kind: MarkerKind) =>
    markers.find((marker) => marker.kind === kind)?.point ?? null
  const [entered, detected] = [pointOf('entered'), pointOf('detected')]
  return (
    <div className="map-legend">
      <dl>
        <Row kind="entered" point={entered} absent={isLoading ? 'Searching…' : 'Not found yet'}>
          {isOverridden ? 'Overridden: 100 m east of the detected location' : matchedName}
        </Row>
        <Row kind="detected" point={detected} absent="This case has no detected location" />
        {plotted !== null && (
          <Row kind="new" point={plotted} absent="">
            {plotted.address}
            {detected !== null &&
              `, ${formatKm(distanceKm(plotted, detected))} from the detected location`}
          </Row>
        )}
      </dl>
      {entered !== null && detected !== null && <DistanceChip km={distanceKm(entered, detected)} />}
    </div>
  )
}

type RowProps = { kind: MarkerKind; point: Point | null; absent: string; children?: ReactNode }

function Row({ kind, point, absent, children }: RowProps) {
  return (
    <div className="map-point">
      <dt>
        <Pin kind={kind} /> {MARKER_STYLES[kind].label}
      </dt>
      <dd>
        {point === null ? absent : formatPoint(point)}
        {children !== undefined && <span className="map-point-name">{children}</span>}
      </dd>
    </div>
  )
}

function DistanceChip({ km }: { km: number }) {
  const isSame = km <= SAME_PLACE_KM
  return (
    <Chip tone={isSame ? 'success' : 'warning'} icon={isSame ? check : exclamation}>
      {formatKm(km)} apart, {isSame ? 'counts as one location' : 'two different locations'}
    </Chip>
  )
}
