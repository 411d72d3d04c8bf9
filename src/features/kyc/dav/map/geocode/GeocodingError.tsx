import { useId, useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import type { ApiError } from '#shared/platform/api/apiError.ts'
import type { Point } from '../../case.ts'
import { parsePoint } from '../geometry.ts'
import { describeGeocodeError } from './geocodeState.ts'

type GeocodingErrorProps = {
  error: ApiError
  hasPosition: boolean
  isReadOnly: boolean
  onRetry: () => void
  onLocationEntered: (point: Point) => void
}

/** Retry or enter coordinates: a review must be possible without the service. */
export function GeocodingError({
  error,
  hasPosition,
  isReadOnly,
  onRetry,
  onLocationEntered,
}: GeocodingErrorProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)
  const setLocation = () => {
    const point = parsePoint(text)
    setIsInvalid(point === null)
    if (point !== null) onLocationEntered(point)
  }
  return (
    <div className="map-failed" role="alert">
      <p>
        {describeGeocodeError(error)} The entered address is{' '}
        {hasPosition ? 'where the override places it.' : 'not on the map yet.'}
      </p>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onRetry}>
        Try again
      </button>
      {!isReadOnly && !hasPosition && (
        <div>
          <label className="form-label" htmlFor={id}>
            Or place it by coordinates
          </label>
          <div className="field-joined">
            <FormControl
              id={id}
              value={text}
              isInvalid={isInvalid}
              aria-invalid={isInvalid}
              placeholder="12.9716, 77.5946"
              autoComplete="off"
              aria-describedby={`${id}-note`}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') setLocation()
              }}
            />
            <button type="button" className="btn btn-secondary" onClick={setLocation}>
              Place
            </button>
          </div>
          <p id={`${id}-note`} className={isInvalid ? 'field-note bad' : 'field-note'}>
            Latitude, then longitude, in degrees.
          </p>
        </div>
      )}
    </div>
  )
}
