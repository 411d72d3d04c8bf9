import arrows from 'bootstrap-icons/icons/arrows.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { ToolButton } from './ToolButton.tsx'
import { canZoomIn, canZoomOut, zoomIn, zoomLabel, zoomOut } from './zoom.ts'

type ZoomToolsProps = {
  zoom: number
  onZoom: (zoom: number) => void
  onFitWidth: () => void
}

/** Zoom out, the figure, zoom in, fit width: steps of 0.1, out only above 1 (analyzers §2). */
export function ZoomTools({ zoom, onZoom, onFitWidth }: ZoomToolsProps) {
  return (
    <div className="preview-tools" role="group" aria-label="Zoom">
      <ToolButton
        icon={dash}
        label="Zoom out"
        isDisabled={!canZoomOut(zoom)}
        onClick={() => onZoom(zoomOut(zoom))}
      />
      <output className="preview-figure" aria-label="Zoom">
        {zoomLabel(zoom)}
      </output>
      <ToolButton
        icon={plus}
        label="Zoom in"
        isDisabled={!canZoomIn(zoom)}
        onClick={() => onZoom(zoomIn(zoom))}
      />
      <ToolButton icon={arrows} label="Fit width" onClick={onFitWidth} />
    </div>
  )
}
