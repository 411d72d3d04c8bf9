import lock from 'bootstrap-icons/icons/lock.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'

type FixedFieldProps = { id: string; value: string }

/** What was accepted before, or is not the person's to change (look 10). */
export function FixedField({ id, value }: FixedFieldProps) {
  return (
    <span className="form-fixed">
      <input
        id={id}
        className="form-control"
        value={value}
        readOnly
        aria-describedby={`${id}-note`}
      />
      <Icon of={lock} />
    </span>
  )
}
