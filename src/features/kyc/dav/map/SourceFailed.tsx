import { useId, useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Point } from '../case.ts'
import { parsePoint } from './geometry.ts'
import { failureWords } from './lookup.ts'

type SourceFailedProps = {
  error: ApiError
  /** The entered place is known all the same, by the override. */
  isPlaced: boolean
  readOnly: boolean
  onRetry: () => void
  onPlace: (point: Point) => void
}

/** The address could not be looked up: ask again, or place it by hand. Nobody is kept from judging by a service that is down. */
export function SourceFailed({ error, isPlaced, readOnly, onRetry, onPlace }: SourceFailedProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const place = () => {
    const point = parsePoint(text)
    setWrong(point === null)
    if (point !== null) onPlace(point)
  }
  return (
    <div className="map-failed" role="alert">
      <p>
        {failureWords(error)} The entered address is{' '}
        {isPlaced ? 'where the override puts it.' : 'not on the map yet.'}
      </p>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onRetry}>
        Try again
      </button>
      {!readOnly && !isPlaced && (
        <div>
          <label className="form-label" htmlFor={id}>
            Or place it by its coordinates
          </label>
          <div className="field-joined">
            <FormControl
              id={id}
              value={text}
              isInvalid={isWrong}
              aria-invalid={isWrong}
              placeholder="12.9716, 77.5946"
              autoComplete="off"
              aria-describedby={`${id}-note`}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') place()
              }}
            />
            <button type="button" className="btn btn-secondary" onClick={place}>
              Place
            </button>
          </div>
          <p id={`${id}-note`} className={isWrong ? 'field-note bad' : 'field-note'}>
            Latitude, then longitude, in degrees.
          </p>
        </div>
      )}
    </div>
  )
}
