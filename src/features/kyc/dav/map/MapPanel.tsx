import { Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { env } from '#shared/platform/config/env.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { distanceKm } from '#shared/platform/lib/numbers/distance.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { LOAD_ERROR_TEXTS, type LoadErrorProps } from '#shared/ui/loading/loadErrorTexts.ts'
import { RetryActions } from '#shared/ui/loading/RetryActions.tsx'
import type { Point } from '../case.ts'
import { GeocodingError } from './geocode/GeocodingError.tsx'
import { useSourceLocation } from './geocode/useSourceLocation.ts'
import { buildCircles, overridePosition } from './geometry.ts'
import type { MapState, MapHandle } from './mapHandle.ts'
import { MapLegend } from './MapLegend.tsx'
import { buildMarkers } from './markers.ts'
import './map.css'
import { NewAddressField } from './NewAddressField.tsx'
import { OverrideButton } from './OverrideButton.tsx'
import { takeSnapshot } from './snapshot/takeSnapshot.ts'
import { usePlotting } from './usePlotting.ts'

/** The coordinates are enough to continue. */
function MapLoadError({
  onHandleChange,
  ...loadError
}: LoadErrorProps & { onHandleChange: (handle: 'failed') => void }) {
  useEffect(() => onHandleChange('failed'), [onHandleChange])
  return (
    <div className="map-notice" role="alert">
      <p>
        <b>{loadError.label} could not be loaded.</b> {LOAD_ERROR_TEXTS[loadError.reason]} The
        locations and the distance below are correct without it.
      </p>
      <div className="row-flex">
        <RetryActions {...loadError} />
      </div>
    </div>
  )
}

/** Opens the dialog, then returns to the dashboard (kyc §8). */
function useAddressNotFound(isMissing: boolean, onNotFound: () => void): void {
  const dispatch = useAppDispatch()
  useAsync(
    async (signal) => {
      if (!isMissing) return
      await dispatch(requestDialogAnswer('submittedLocationNotFoundError'))
      signal.throwIfAborted()
      onNotFound()
    },
    [isMissing],
  )
}

function LoadingMap() {
  return (
    <div className="map-loading" role="status">
      <span className="spinner-border spinner-border-sm" aria-hidden="true" />
      Loading Map
    </div>
  )
}

const LeafletMap = lazyWithRetry(async () => (await import('./LeafletMap.tsx')).LeafletMap, {
  label: 'The map',
  LoadError: MapLoadError,
})

export type MapPanelProps = {
  source: { address: string }
  detected: Point | null
  isOverridden: boolean
  onOverrideChange: (override: boolean) => void
  newAddress: string | null
  isReadOnly: boolean
  /** While a verdict is sent: the fields stay where they are, so that the map of its picture keeps its size. */
  isLocked: boolean
  onMapChange: (map: MapState) => void
  onNotFound: () => void
}

type ReportedMap = Parameters<typeof buildMarkers>[0] & {
  mapHandle: MapHandle | 'failed' | null
  markers: ReturnType<typeof buildMarkers>
  circles: ReturnType<typeof buildCircles>
}

/** Ready once the address and the map are, or the map has failed. */
function useMapReport(reported: ReportedMap, onMapChange: MapPanelProps['onMapChange']): void {
  const { entered, detected, plotted, mapHandle, markers, circles } = reported
  const onMap = useEffectEvent(onMapChange)
  useEffect(() => {
    if (entered === null || mapHandle === null) {
      onMap({ kind: 'loading' })
      return
    }
    onMap({
      kind: 'ready',
      entered: { latitude: entered.latitude, longitude: entered.longitude },
      distanceKm: detected === null ? null : distanceKm(entered, detected),
      plotted,
      snapshot: () =>
        takeSnapshot({ mapHandle: mapHandle === 'failed' ? null : mapHandle, markers, circles }),
    })
  }, [entered, detected, plotted, mapHandle, markers, circles])
}

/** kyc §2 B, look 07 */
export function MapPanel(props: MapPanelProps) {
  const { source, detected, isOverridden, onOverrideChange, newAddress, isReadOnly } = props
  const { isLocked, onNotFound } = props
  const { geocodeState, retry, setLocationManually } = useSourceLocation(source.address)
  const { plotState, plot, remove } = usePlotting(newAddress)
  const [mapHandle, setMapHandle] = useState<MapHandle | 'failed' | null>(null)
  const { plotted, request } = plotState
  // The answers render before the map, which takes as long as all of them.
  const canRenderMap = useDeferredValue(true, false)

  const entered = useMemo(() => {
    if (isOverridden && detected !== null) return overridePosition(detected)
    return geocodeState.kind === 'found' ? geocodeState.location : null
  }, [isOverridden, detected, geocodeState])
  const markers = useMemo(
    () => buildMarkers({ entered, detected, plotted }),
    [entered, detected, plotted],
  )
  const circles = useMemo(() => buildCircles(entered, detected), [entered, detected])

  useMapReport({ entered, detected, plotted, mapHandle, markers, circles }, props.onMapChange)
  useAddressNotFound(geocodeState.kind === 'notFound' && entered === null, onNotFound)

  return (
    <section id="review-map" className="review-map" aria-label="Map" tabIndex={-1}>
      <div className="map-area">
        <Suspense fallback={null}>
          {canRenderMap && (
            <LeafletMap markers={markers} circles={circles} onHandleChange={setMapHandle} />
          )}
        </Suspense>
        {(mapHandle === null || (geocodeState.kind === 'loading' && entered === null)) && (
          <LoadingMap />
        )}
        <p className="map-attribution">{env().VITE_MAP_ATTRIBUTION}</p>
      </div>
      <div className="map-footer">
        <div className="map-facts" role="group" aria-label="Locations" tabIndex={0}>
          {geocodeState.kind === 'failed' && (
            <GeocodingError
              error={geocodeState.error}
              hasPosition={entered !== null}
              isReadOnly={isReadOnly}
              onRetry={retry}
              onLocationEntered={setLocationManually}
            />
          )}
          <MapLegend
            markers={markers}
            matchedName={
              geocodeState.kind === 'found' && !isOverridden ? geocodeState.location.name : ''
            }
            plotted={plotted}
            isLoading={geocodeState.kind === 'loading'}
            isOverridden={isOverridden && detected !== null}
          />
        </div>
        {!isReadOnly && (
          <>
            <NewAddressField
              initialAddress={newAddress}
              plotted={plotted}
              request={request}
              onPlot={plot}
              onRemove={remove}
              isLocked={isLocked}
            />
            <OverrideButton
              isOverridden={isOverridden}
              hasDetected={detected !== null}
              onOverrideChange={onOverrideChange}
              isLocked={isLocked}
            />
          </>
        )}
      </div>
    </section>
  )
}
