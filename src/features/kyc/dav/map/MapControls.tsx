import fullscreen from 'bootstrap-icons/icons/arrows-angle-contract.svg?raw'
import minus from 'bootstrap-icons/icons/dash-lg.svg?raw'
import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import type { Map as LeafletMap } from 'leaflet'
import { Icon } from '#shared/ui/components/Icon.tsx'

type MapControlsProps = { map: LeafletMap; onShowAll: () => void }

export function MapControls({ map, onShowAll }: MapControlsProps) {
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
