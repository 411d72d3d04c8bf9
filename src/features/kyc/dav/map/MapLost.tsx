import { useEffect } from 'react'
import { LOST_LINES, type LostProps } from '#shared/ui/lostLines.ts'
import { LostWays } from '#shared/ui/LostWays.tsx'

/** In the map's place where its code did not come: the review goes on by the coordinates below. */
export function MapLost({ onStage, ...lost }: LostProps & { onStage: (stage: 'lost') => void }) {
  useEffect(() => onStage('lost'), [onStage])
  return (
    <div className="map-notice" role="alert">
      <p>
        <b>{lost.what} could not be loaded.</b> {LOST_LINES[lost.why]} The places and the distance
        below are right without it.
      </p>
      <div className="row-flex">
        <LostWays {...lost} />
      </div>
    </div>
  )
}
