import 'leaflet/dist/leaflet.css'
import { Browser, type Map as LeafletMapObject } from 'leaflet'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { MapContainer } from 'react-leaflet'
import { useLineBack } from '#shared/ui/useLineBack.ts'
import type { Circle } from './geometry.ts'
import { leafletStage, showPlaces } from './leafletStage.ts'
import type { MapStage } from './mapStage.ts'
import { MapTools } from './MapTools.tsx'
import type { Mark } from './marks.ts'
import { MarkLayer } from './MarkLayer.tsx'
import { FIRST_TILES, stepTiles } from './tiles.ts'
import { DEEPEST_ZOOM, TileGround } from './TileGround.tsx'
import { TilesLost } from './TilesLost.tsx'

/** What a map without a place shows: India. */
const START = { center: [22, 79] as [number, number], zoom: 4 }
/** A server that has sent no tile by then is said to be silent. */
const TILES_PATIENCE_MS = 6_000

type LeafletMapProps = {
  marks: readonly Mark[]
  circles: readonly Circle[]
  onStage: (stage: MapStage | 'lost' | null) => void
}

/** The map itself. Arrows move it, plus and minus zoom. */
export function LeafletMap({ marks, circles, onStage }: LeafletMapProps) {
  const [map, setMap] = useState<LeafletMapObject | null>(null)
  const [tiles, onTiles] = useReducer(stepTiles, FIRST_TILES)
  const showAll = (shown: LeafletMapObject) =>
    showPlaces(
      shown,
      marks.map(({ point }) => point),
    )
  const onSized = useEffectEvent(showAll)

  useEffect(() => {
    if (map === null) return undefined
    const container = map.getContainer()
    container.setAttribute('role', 'group')
    container.setAttribute(
      'aria-label',
      'Map of the places; arrow keys move it, plus and minus zoom',
    )
    const observer = new ResizeObserver(() => {
      const wasHidden = map.getSize().x === 0
      map.invalidateSize({ pan: false })
      if (wasHidden) onSized(map)
    })
    observer.observe(container)
    onStage(leafletStage(map))
    return () => {
      observer.disconnect()
      onStage(null)
    }
  }, [map, onStage])

  useEffect(() => {
    if (map !== null)
      showPlaces(
        map,
        marks.map(({ point }) => point),
      )
  }, [map, marks])

  const isWaiting = tiles.kind === 'waiting'
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => onTiles('silent'), TILES_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  useLineBack(tiles.kind === 'lost', () => onTiles('asked again'))

  return (
    <>
      <MapContainer
        ref={setMap}
        className="map-canvas"
        {...START}
        minZoom={2}
        maxZoom={DEEPEST_ZOOM}
        zoomControl={false}
        // Leaflet ends a zoom by a timer that a map which has gone meanwhile trips over.
        zoomAnimation={false}
        fadeAnimation={false}
        attributionControl={false}
        // One finger moves the page that the map stands in, two the map.
        dragging={!Browser.mobile}
      >
        <TileGround key={tiles.tries} withCors={tiles.withCors} onEvent={onTiles} />
        <MarkLayer marks={marks} circles={circles} />
      </MapContainer>
      {map !== null && <MapTools map={map} onShowAll={() => showAll(map)} />}
      {tiles.kind === 'lost' && <TilesLost onRetry={() => onTiles('asked again')} />}
    </>
  )
}
