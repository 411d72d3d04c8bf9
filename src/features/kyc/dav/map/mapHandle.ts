import type { Map as LeafletMap } from 'leaflet'
import type { Point } from '../case.ts'
import { fitViewport, type Viewport } from './viewport.ts'

export type PlottedAddress = { address: string } & Point

export type MapState =
  | { kind: 'loading' }
  | {
      kind: 'ready'
      /** Moved while the override is on (decisions D60). */
      entered: Point
      distanceKm: number | null
      plotted: PlottedAddress | null
      /** Base64 of a PNG; always resolves within seconds. */
      snapshot: () => Promise<string>
    }

export type VisibleTile = { image: HTMLImageElement; x: number; y: number; size: number }

export type MapHandle = {
  /** Null where hidden, or in a background tab. */
  getViewport: () => Viewport | null
  fitToPoints: (points: readonly Point[]) => void
  /** Each has loaded or failed. */
  areTilesSettled: () => boolean
  /** Those that have loaded, the current zoom's last, because others may still lie below them. */
  getTiles: () => readonly VisibleTile[]
}

export function readViewport(map: LeafletMap): Viewport | null {
  const { x: width, y: height } = map.getSize()
  const { lat, lng } = map.getCenter()
  if (width === 0 || height === 0) return null
  return { centre: { latitude: lat, longitude: lng }, zoom: map.getZoom(), width, height }
}

/** kyc §9; as soon as the map has a size. */
export function fitToPoints(map: LeafletMap, points: readonly Point[]): void {
  const { x: width, y: height } = map.getSize()
  if (points.length === 0 || width === 0 || height === 0) return
  const { centre, zoom } = fitViewport(points, { width, height })
  map.setView([centre.latitude, centre.longitude], zoom, { animate: false })
}

/** Of the tiles of its zoom. */
const zIndexOf = ({ parentElement }: HTMLElement): number =>
  Number(parentElement?.style.zIndex ?? 0)

export function createMapHandle(map: LeafletMap): MapHandle {
  const getRect = () => map.getContainer()
  const images = () => [...getRect().querySelectorAll<HTMLImageElement>('img.leaflet-tile')]
  return {
    getViewport: () => readViewport(map),
    fitToPoints: (points) => fitToPoints(map, points),
    areTilesSettled: () => images().every(({ complete }) => complete),
    getTiles() {
      const origin = getRect().getBoundingClientRect()
      return images()
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .toSorted((a, b) => zIndexOf(a) - zIndexOf(b))
        .map((image) => {
          const { left, top, width } = image.getBoundingClientRect()
          return { image, x: left - origin.left, y: top - origin.top, size: width }
        })
    },
  }
}
