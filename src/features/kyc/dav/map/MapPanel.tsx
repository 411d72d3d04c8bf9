import { Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { env } from '#shared/config/env.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import type { Point } from '../case.ts'
import { distanceKm } from '#shared/lib/distance.ts'
import { circlesOf, overridden } from './geometry.ts'
import { LoadingMap } from './LoadingMap.tsx'
import { MapLegend } from './MapLegend.tsx'
import { MapLost } from './MapLost.tsx'
import type { MapState } from './mapState.ts'
import type { MapStage } from './mapStage.ts'
import { marksOf } from './marks.ts'
import { NewAddress } from './NewAddress.tsx'
import { OverrideButton } from './OverrideButton.tsx'
import { takeSnapshot } from './snapshot/takeSnapshot.ts'
import { SourceFailed } from './SourceFailed.tsx'
import { usePlaceMissing } from './usePlaceMissing.ts'
import { usePlotting } from './usePlotting.ts'
import { useSourcePlace } from './useSourcePlace.ts'
import './map.css'

const LeafletMap = lazyPart(async () => (await import('./LeafletMap.tsx')).LeafletMap, {
  what: 'The map',
  Lost: MapLost,
})

export type MapPanelProps = {
  source: { address: string }
  /** Where the house photo was taken; null where no place came. */
  detected: Point | null
  /** Whether the override holds, by the rules of kyc §4. */
  override: boolean
  onOverride: (override: boolean) => void
  /** A new address that a draft has kept: plotted by itself. */
  newAddress: string | null
  readOnly: boolean
  onMap: (map: MapState) => void
  /** The address of the case is nowhere, and the reviewer was told. */
  onNotFound: () => void
}

/** Entered, detected and new place on the map, and what a reviewer may do about them (kyc §2 B, look 07). */
export function MapPanel(props: MapPanelProps) {
  const { source, detected, override, onOverride, newAddress, readOnly, onNotFound } = props
  const { lookup, retry, placeAt } = useSourcePlace(source.address)
  const { plotting, plot, remove } = usePlotting(newAddress)
  /** null: not there yet. 'lost': its code did not come, which keeps nobody from judging by the coordinates. */
  const [stage, setStage] = useState<MapStage | 'lost' | null>(null)
  const { plotted, asking } = plotting
  // The answers are on the screen before the map is drawn, which takes as long as all of them.
  const isMapDue = useDeferredValue(true, false)

  const entered = useMemo(() => {
    if (override && detected !== null) return overridden(detected)
    return lookup.kind === 'found' ? lookup.place : null
  }, [override, detected, lookup])
  const marks = useMemo(() => marksOf({ entered, detected, plotted }), [entered, detected, plotted])
  const circles = useMemo(() => circlesOf(entered, detected), [entered, detected])

  const onMap = useEffectEvent(props.onMap)
  useEffect(() => {
    if (entered === null || stage === null) {
      onMap({ kind: 'loading' })
      return
    }
    onMap({
      kind: 'ready',
      entered: { latitude: entered.latitude, longitude: entered.longitude },
      distanceKm: detected === null ? null : distanceKm(entered, detected),
      plotted,
      snapshot: () => takeSnapshot({ stage: stage === 'lost' ? null : stage, marks, circles }),
    })
  }, [entered, detected, plotted, stage, marks, circles])
  usePlaceMissing(lookup.kind === 'none' && entered === null, onNotFound)

  return (
    <section id="review-map" className="review-map" aria-label="Map" tabIndex={-1}>
      <div className="map-stage">
        <Suspense fallback={null}>
          {isMapDue && <LeafletMap marks={marks} circles={circles} onStage={setStage} />}
        </Suspense>
        {(stage === null || (lookup.kind === 'looking' && entered === null)) && <LoadingMap />}
        <p className="map-attribution">{env().VITE_MAP_ATTRIBUTION}</p>
      </div>
      <div className="map-foot">
        {lookup.kind === 'failed' && (
          <SourceFailed
            error={lookup.error}
            isPlaced={entered !== null}
            readOnly={readOnly}
            onRetry={retry}
            onPlace={placeAt}
          />
        )}
        <MapLegend
          marks={marks}
          foundAs={lookup.kind === 'found' && !override ? lookup.place.name : ''}
          plotted={plotted}
          isLooking={lookup.kind === 'looking'}
          isOverridden={override && detected !== null}
        />
        {!readOnly && (
          <>
            <NewAddress
              kept={newAddress}
              plotted={plotted}
              asking={asking}
              onPlot={plot}
              onRemove={remove}
            />
            <OverrideButton
              override={override}
              hasDetected={detected !== null}
              onOverride={onOverride}
            />
          </>
        )}
      </div>
    </section>
  )
}
