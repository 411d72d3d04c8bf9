import trash from 'bootstrap-icons/icons/trash.svg?raw'
import { useId, useRef, useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { describeGeocodeError } from './geocode/geocodeState.ts'
import type { PlottedAddress } from './mapHandle.ts'
import type { PlotState } from './plotting.ts'

type NewAddressFieldProps = {
  initialAddress: string | null
  plotted: PlottedAddress | null
  request: PlotState['request']
  onPlot: (text: string) => void
  onRemove: () => void
  isLocked: boolean
}

export function NewAddressField({
  initialAddress,
  plotted,
  request,
  onPlot,
  onRemove,
  isLocked,
}: NewAddressFieldProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initialAddress ?? '')
  const isLoading = request.kind === 'loading'
  const canPlot = !isLoading && !isLocked
  const empty = () => {
    if (isLocked) return
    onRemove()
    setText('')
    box.current?.focus() // its own button disappears
  }
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        New address
      </label>
      <div className="field-joined">
        <FormControl
          ref={box}
          id={id}
          value={text}
          placeholder="Try another address"
          autoComplete="off"
          readOnly={isLocked}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isLocked) onPlot(text)
          }}
        />
        {(plotted !== null || text !== '') && (
          <button
            type="button"
            className="btn btn-secondary btn-icon"
            title="Delete new address"
            aria-disabled={isLocked}
            onClick={empty}
          >
            <Icon of={trash} label="Delete new address" />
          </button>
        )}
        <button
          type="button"
          className="btn btn-secondary"
          aria-disabled={!canPlot}
          onClick={() => {
            if (canPlot) onPlot(text)
          }}
        >
          Plot
        </button>
      </div>
      <p
        id={`${id}-note`}
        className={request.kind === 'failed' ? 'field-note bad' : 'field-note'}
        role="status"
      >
        {isLoading && 'Searching for this address…'}
        {request.kind === 'failed' &&
          `${describeGeocodeError(request.error)} Plot tries again. You can also enter coordinates, such as 12.9716, 77.5946.`}
      </p>
    </div>
  )
}
