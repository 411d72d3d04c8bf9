import alert from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'

type FieldFrameProps = {
  /** The control's id; its lines are this + '-note'. */
  id: string
  label: string
  /** The control is a group, which the label names by its id. */
  isGroup?: boolean
  error?: string | null
  note?: string | null
  isHalf?: boolean
  children: ReactNode
}

/** A label over its control, and below it what is missing or what helps. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isGroup = false, error = null, note = null, isHalf = false, children } = props
  return (
    <div className={isHalf ? 'form-field is-half' : 'form-field'}>
      {isGroup ? (
        <span className="form-label" id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
      )}
      {children}
      <p id={`${id}-note`} className={error === null ? 'form-note' : 'form-note is-bad'}>
        {error !== null && <Icon of={alert} />}
        <span>{error ?? note}</span>
      </p>
    </div>
  )
}
