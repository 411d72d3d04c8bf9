import rotateIcon from 'bootstrap-icons/icons/arrow-clockwise.svg?raw'
import { useEffect, useRef, useState } from 'react'
import type { PageSize } from '../pdf/pageLayout.ts'
import { ZOOM_MIN, clampZoom } from '../pdf/zoom.ts'
import { ZoomControls } from '../pdf/ZoomControls.tsx'
import { PreviewError } from '../PreviewError.tsx'
import { PreviewFrame } from '../PreviewFrame.tsx'
import { ToolbarButton } from '../ToolbarButton.tsx'
import { useContentWidth } from '../useContentWidth.ts'
import { useReportUnsearchable } from '../useReportUnsearchable.ts'
import type { AnyViewerProps } from '../viewerProps.ts'
import { layOutImage } from './layOutImage.ts'
import './image.css'

export function ImagePreview({ find, onFound, ...viewer }: AnyViewerProps) {
  const { source, name } = viewer
  const containerRef = useRef<HTMLDivElement>(null)
  const imageRef = useRef<HTMLImageElement>(null)
  const [zoom, setZoom] = useState(ZOOM_MIN)
  const [quarterTurns, setQuarterTurns] = useState(0)
  const [size, setSize] = useState<PageSize | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const paneWidth = useContentWidth(containerRef)
  useReportUnsearchable('noText', { find, onFound })

  useEffect(() => {
    const url = URL.createObjectURL(source)
    if (imageRef.current !== null) imageRef.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [source])

  if (isBroken) {
    return (
      <PreviewFrame {...viewer}>
        <PreviewError reason="corrupt" />
      </PreviewFrame>
    )
  }
  const layout =
    size !== null && paneWidth !== null ? layOutImage(size, paneWidth, zoom, quarterTurns) : null
  const tools = (
    <>
      <ZoomControls
        zoom={zoom}
        onZoom={setZoom}
        onFitWidth={() => setZoom(clampZoom(layout?.fitZoom ?? ZOOM_MIN))}
      />
      <ToolbarButton
        icon={rotateIcon}
        label="Rotate 90°"
        onClick={() => setQuarterTurns((quarterTurns + 1) % 4)}
      />
      <span className="preview-rule" />
    </>
  )
  return (
    <PreviewFrame {...viewer} tools={tools}>
      <div
        ref={containerRef}
        className="preview-viewport"
        tabIndex={0}
        role="region"
        aria-label="Picture"
      >
        <div className="image-paper" style={layout?.frame}>
          <img
            ref={imageRef}
            className="image-content"
            alt={name}
            style={layout?.image ?? { visibility: 'hidden' }}
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
