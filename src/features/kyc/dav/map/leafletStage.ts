import type { Map as LeafletMap } from 'leaflet'
import type { Point } from '../case.ts'
import { frameOf, type View } from './frame.ts'
import type { MapStage } from './mapStage.ts'

/** What Leaflet shows just now. */
export function viewOf(map: LeafletMap): View | null {
  const { x: width, y: height } = map.getSize()
  const { lat, lng } = map.getCenter()
  if (width === 0 || height === 0) return null
  return { centre: { latitude: lat, longitude: lng }, zoom: map.getZoom(), width, height }
}

/** Frames the places (kyc §9); a map without a size is framed when it has one. */
export function showPlaces(map: LeafletMap, points: readonly Point[]): void {
  const { x: width, y: height } = map.getSize()
  if (points.length === 0 || width === 0 || height === 0) return
  const { centre, zoom } = frameOf(points, { width, height })
  map.setView([centre.latitude, centre.longitude], zoom, { animate: false })
}

export function leafletStage(map: LeafletMap): MapStage {
  const pane = () => map.getContainer()
  const images = () => [...pane().querySelectorAll<HTMLImageElement>('img.leaflet-tile')]
  return {
    view: () => viewOf(map),
    show: (points) => showPlaces(map, points),
    isComplete: () => images().every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    tiles() {
      const origin = pane().getBoundingClientRect()
      return images()
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map((image) => {
          const { left, top, width } = image.getBoundingClientRect()
          return { image, x: left - origin.left, y: top - origin.top, size: width }
        })
    },
  }
}
