import arrows from 'bootstrap-icons/icons/arrows.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { ToolbarButton } from '../ToolbarButton.tsx'
import { canZoomIn, canZoomOut, zoomIn, zoomLabel, zoomOut } from './zoom.ts'

type ZoomControlsProps = {
  zoom: number
  onZoom: (zoom: number) => void
  onFitWidth: () => void
}

/** Zoom out, percentage, zoom in, fit width: steps of 0.1, out only above 1 (analyzers §2). */
export function ZoomControls({ zoom, onZoom, onFitWidth }: ZoomControlsProps) {
  return (
    <div className="preview-tools" role="group" aria-label="Zoom">
      <ToolbarButton
        icon={dash}
        label="Zoom out"
        isDisabled={!canZoomOut(zoom)}
        onClick={() => onZoom(zoomOut(zoom))}
      />
      <output className="preview-zoom" aria-label="Zoom">
        {zoomLabel(zoom)}
      </output>
      <ToolbarButton
        icon={plus}
        label="Zoom in"
        isDisabled={!canZoomIn(zoom)}
        onClick={() => onZoom(zoomIn(zoom))}
      />
      <ToolbarButton icon={arrows} label="Fit width" onClick={onFitWidth} />
    </div>
  )
}
