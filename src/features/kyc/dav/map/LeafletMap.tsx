import 'leaflet/dist/leaflet.css'
import fullscreen from 'bootstrap-icons/icons/arrows-angle-contract.svg?raw'
import minus from 'bootstrap-icons/icons/dash-lg.svg?raw'
import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { Browser, type Map as LeafletMapObject } from 'leaflet'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { MapContainer } from 'react-leaflet'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useRetryWhenOnline } from '#shared/ui/hooks/useRetryWhenOnline.ts'
import type { Circle } from './geometry.ts'
import { createMapHandle, fitToPoints, type MapHandle } from './mapHandle.ts'
import { MarkerLayer } from './MarkerLayer.tsx'
import type { MapMarker } from './markers.ts'
import { MAX_ZOOM, TileLayer } from './TileLayer.tsx'
import { INITIAL_TILES, tilesReducer } from './tiles.ts'

type MapControlsProps = { map: LeafletMapObject; onShowAll: () => void }

function MapControls({ map, onShowAll }: MapControlsProps) {
  const buttons = [
    { label: 'Zoom in', icon: plus, onClick: () => void map.zoomIn() },
    { label: 'Zoom out', icon: minus, onClick: () => void map.zoomOut() },
    { label: 'Show all locations', icon: fullscreen, onClick: onShowAll },
  ]
  return (
    <div className="map-tools">
      {buttons.map(({ label, icon, onClick }) => (
        <button key={label} type="button" title={label} onClick={onClick}>
          <Icon of={icon} label={label} />
        </button>
      ))}
    </div>
  )
}

function TilesLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="map-notice" role="status">
      <p>
        Map tiles could not be loaded. The locations, the circle and the distance are correct
        without them.
      </p>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

/** India */
const INITIAL_VIEW = { center: [22, 79] as [number, number], zoom: 4 }
/** Afterwards the tile server counts as failed. */
const TILES_TIMEOUT_MS = 6_000

type LeafletMapProps = {
  markers: readonly MapMarker[]
  circles: readonly Circle[]
  onHandleChange: (handle: MapHandle | 'failed' | null) => void
}

export function LeafletMap({ markers, circles, onHandleChange }: LeafletMapProps) {
  const [map, setMap] = useState<LeafletMapObject | null>(null)
  const [tiles, dispatchTiles] = useReducer(tilesReducer, INITIAL_TILES)
  const fitAllMarkers = (currentMap: LeafletMapObject) =>
    fitToPoints(
      currentMap,
      markers.map(({ point }) => point),
    )
  const onSized = useEffectEvent(fitAllMarkers)

  useEffect(() => {
    if (map === null) return undefined
    const container = map.getContainer()
    container.setAttribute('role', 'group')
    container.setAttribute(
      'aria-label',
      'Map of the locations; arrow keys move it, plus and minus zoom',
    )
    const observer = new ResizeObserver(() => {
      const wasHidden = map.getSize().x === 0
      map.invalidateSize({ pan: false })
      if (wasHidden) onSized(map)
    })
    observer.observe(container)
    onHandleChange(createMapHandle(map))
    return () => {
      observer.disconnect()
      onHandleChange(null)
    }
  }, [map, onHandleChange])

  useEffect(() => {
    if (map !== null)
      fitToPoints(
        map,
        markers.map(({ point }) => point),
      )
  }, [map, markers])

  const areTilesLoading = tiles.kind === 'waiting'
  useEffect(() => {
    if (!areTilesLoading) return undefined
    const timer = setTimeout(() => dispatchTiles('timedOut'), TILES_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [areTilesLoading])
  useRetryWhenOnline(tiles.kind === 'failed', () => dispatchTiles('retried'))

  return (
    <>
      <MapContainer
        ref={setMap}
        className="map-canvas"
        {...INITIAL_VIEW}
        minZoom={2}
        maxZoom={MAX_ZOOM}
        zoomControl={false}
        // Leaflet's zoom animation ends in a timer that fails on an unmounted map.
        zoomAnimation={false}
        fadeAnimation={false}
        attributionControl={false}
        // On phones one finger scrolls the page, two move the map.
        dragging={!Browser.mobile}
      >
        <TileLayer key={tiles.attempt} withCors={tiles.withCors} onEvent={dispatchTiles} />
        <MarkerLayer markers={markers} circles={circles} />
      </MapContainer>
      {map !== null && <MapControls map={map} onShowAll={() => fitAllMarkers(map)} />}
      {tiles.kind === 'failed' && <TilesLoadError onRetry={() => dispatchTiles('retried')} />}
    </>
  )
}
