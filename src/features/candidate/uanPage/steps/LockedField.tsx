import { useId } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'

type LockedFieldProps = {
  icon: string
  label: string
  value: string
  /** For the phone's password keeper. */
  autoComplete?: 'username'
}

/** What the company has given and nobody changes here; numbers stand as they were given. */
export function LockedField({ icon, label, value, autoComplete }: LockedFieldProps) {
  const id = useId()
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-in uan-locked">
        <input
          id={id}
          className="form-control"
          readOnly
          value={value}
          autoComplete={autoComplete}
        />
        <Icon of={icon} />
      </div>
    </div>
  )
}
