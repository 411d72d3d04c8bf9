import trash from 'bootstrap-icons/icons/trash.svg?raw'
import { useId, useRef, useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { Icon } from '#shared/ui/Icon.tsx'
import { failureWords } from './lookup.ts'
import type { Plotted } from './mapState.ts'
import type { Plotting } from './plotting.ts'

type NewAddressProps = {
  /** Of a draft: what stands in the box at first. */
  kept: string | null
  plotted: Plotted | null
  asking: Plotting['asking']
  onPlot: (text: string) => void
  onRemove: () => void
}

/** A new address to try, Plot and delete (kyc §2 B). */
export function NewAddress({ kept, plotted, asking, onPlot, onRemove }: NewAddressProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(kept ?? '')
  const isLooking = asking.kind === 'looking'
  const empty = () => {
    onRemove()
    setText('')
    box.current?.focus() // its own button goes
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
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onPlot(text)
          }}
        />
        {(plotted !== null || text !== '') && (
          <button
            type="button"
            className="btn btn-secondary btn-icon"
            title="Delete new address"
            onClick={empty}
          >
            <Icon of={trash} label="Delete new address" />
          </button>
        )}
        <button
          type="button"
          className="btn btn-secondary"
          aria-disabled={isLooking}
          onClick={() => {
            if (!isLooking) onPlot(text)
          }}
        >
          Plot
        </button>
      </div>
      <p
        id={`${id}-note`}
        className={asking.kind === 'failed' ? 'field-note bad' : 'field-note'}
        role="status"
      >
        {isLooking && 'Looking for this address…'}
        {asking.kind === 'failed' &&
          `${failureWords(asking.error)} Plot asks again; coordinates, as in 12.9716, 77.5946, need no answer.`}
      </p>
    </div>
  )
}
