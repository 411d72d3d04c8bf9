import { useEffect, useState } from 'react'
import type { PhotoName } from '../case.ts'
import {
  FIT_ZOOM,
  toTransform,
  zoomReducer,
  rotatedSize,
  type ZoomState,
  type Size,
  type ZoomEvent,
} from './photoZoom.ts'

type ZoomOfPhoto = { photoKey: string; zoom: ZoomState }

/** Another photo and a rotation reset it. */
export function usePhotoZoom(name: PhotoName, quarterTurns: number) {
  const [containerElement, setContainerElement] = useState<HTMLElement | null>(null)
  const [container, setContainer] = useState<Size | null>(null)
  const [sizes, setSizes] = useState<Readonly<Partial<Record<PhotoName, Size>>>>({})
  const photoKey = `${name} ${quarterTurns}`
  const [storedZoom, setStoredZoom] = useState<ZoomOfPhoto>({ photoKey, zoom: FIT_ZOOM })

  useEffect(() => {
    if (containerElement === null) return undefined
    const observer = new ResizeObserver(() =>
      setContainer({ width: containerElement.clientWidth, height: containerElement.clientHeight }),
    )
    observer.observe(containerElement)
    return () => observer.disconnect()
  }, [containerElement])

  const size = sizes[name]
  const image = size === undefined ? null : rotatedSize(size, quarterTurns)
  const isMeasured = container !== null && image !== null && container.width > 0
  const view = storedZoom.photoKey === photoKey ? storedZoom.zoom : FIT_ZOOM
  return {
    containerElement,
    setContainerElement,
    transform: isMeasured ? { ...toTransform(view, container, image), container, image } : null,
    isFit: view.kind === 'fit',
    dispatch: (event: ZoomEvent) => {
      if (!isMeasured) return
      setStoredZoom((before) => ({
        photoKey,
        zoom: zoomReducer(before.photoKey === photoKey ? before.zoom : FIT_ZOOM, event, {
          container,
          image,
        }),
      }))
    },
    onImageSize: (newSize: Size) => setSizes((before) => ({ ...before, [name]: newSize })),
  }
}
