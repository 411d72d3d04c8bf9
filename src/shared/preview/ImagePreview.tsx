import rotateIcon from 'bootstrap-icons/icons/arrow-clockwise.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { PreviewFailed } from './PreviewFailed.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { ToolButton } from './ToolButton.tsx'
import { ZoomTools } from './ZoomTools.tsx'
import { placeImage } from './placeImage.ts'
import type { PageSize } from './pageLayout.ts'
import { usePaneWidth } from './usePaneWidth.ts'
import { useUnsearchable } from './useUnsearchable.ts'
import type { AnyViewerProps } from './viewerProps.ts'
import { ZOOM_MIN, clampZoom } from './zoom.ts'
import './image.css'

/** A picture: zoom as for pages, and quarter turns clockwise. */
export function ImagePreview({ find, onFound, ...viewer }: AnyViewerProps) {
  const { source, name } = viewer
  const wellRef = useRef<HTMLDivElement>(null)
  const imageRef = useRef<HTMLImageElement>(null)
  const [zoom, setZoom] = useState(ZOOM_MIN)
  const [turns, setTurns] = useState(0)
  const [size, setSize] = useState<PageSize | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const pane = usePaneWidth(wellRef)
  useUnsearchable('noText', { find, onFound })

  useEffect(() => {
    const url = URL.createObjectURL(source)
    if (imageRef.current !== null) imageRef.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [source])

  if (isBroken) {
    return (
      <PreviewFrame {...viewer}>
        <PreviewFailed why="corrupt" />
      </PreviewFrame>
    )
  }
  const place = size !== null && pane !== null ? placeImage(size, pane, zoom, turns) : null
  const tools = (
    <>
      <ZoomTools
        zoom={zoom}
        onZoom={setZoom}
        onFitWidth={() => setZoom(clampZoom(place?.fitZoom ?? ZOOM_MIN))}
      />
      <ToolButton icon={rotateIcon} label="Rotate 90°" onClick={() => setTurns((turns + 1) % 4)} />
      <span className="preview-rule" />
    </>
  )
  return (
    <PreviewFrame {...viewer} tools={tools}>
      <div ref={wellRef} className="preview-well" tabIndex={0} role="region" aria-label="Picture">
        <div className="image-paper" style={place?.paper}>
          <img
            ref={imageRef}
            className="image-picture"
            alt={name}
            style={place?.picture ?? { visibility: 'hidden' }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setIsBroken(true)}
          />
        </div>
      </div>
    </PreviewFrame>
  )
}
