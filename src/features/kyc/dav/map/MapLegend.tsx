import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import type { ReactNode } from 'react'
import { Chip } from '#shared/ui/Chip.tsx'
import type { Point } from '../case.ts'
import { distanceKm, SAME_PLACE_KM } from '#shared/lib/distance.ts'
import { formatKm, formatPoint } from './geometry.ts'
import type { Plotted } from './mapState.ts'
import { MARKS, type Mark, type MarkKind } from './marks.ts'
import { Pin } from './Pin.tsx'

type MapLegendProps = {
  marks: readonly Mark[]
  /** What the maps service calls the entered place: a town alone says that the street was not found. */
  foundAs: string
  plotted: Plotted | null
  isLooking: boolean
  isOverridden: boolean
}

/** The places in words, and how far they are from each other: all that is to be judged, should no tile come. */
export function MapLegend({ marks, foundAs, plotted, isLooking, isOverridden }: MapLegendProps) {
  const pointOf = (kind: MarkKind) => marks.find((mark) => mark.kind === kind)?.point ?? null
  const [entered, detected] = [pointOf('entered'), pointOf('detected')]
  return (
    <div className="map-legend">
      <dl>
        <Row
          kind="entered"
          point={entered}
          absent={isLooking ? 'Looking for it…' : 'Not found yet'}
        >
          {isOverridden ? 'Overridden: 100 m east of the detected place' : foundAs}
        </Row>
        <Row kind="detected" point={detected} absent="No location came with this case" />
        {plotted !== null && (
          <Row kind="new" point={plotted} absent="">
            {plotted.address}
            {detected !== null &&
              `, ${formatKm(distanceKm(plotted, detected))} from the detected place`}
          </Row>
        )}
      </dl>
      {entered !== null && detected !== null && <Apart km={distanceKm(entered, detected)} />}
    </div>
  )
}

type RowProps = { kind: MarkKind; point: Point | null; absent: string; children?: ReactNode }

function Row({ kind, point, absent, children }: RowProps) {
  return (
    <div className="map-place">
      <dt>
        <Pin kind={kind} /> {MARKS[kind].label}
      </dt>
      <dd>
        {point === null ? absent : formatPoint(point)}
        {children !== undefined && <span className="map-place-name">{children}</span>}
      </dd>
    </div>
  )
}

function Apart({ km }: { km: number }) {
  const isSame = km <= SAME_PLACE_KM
  return (
    <Chip tone={isSame ? 'success' : 'warning'} icon={isSame ? check : exclamation}>
      {formatKm(km)} apart, {isSame ? 'counts as one place' : 'two different places'}
    </Chip>
  )
}
