import lock from 'bootstrap-icons/icons/lock.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'

type FixedFieldProps = {
  id: string
  value: string
  /** It was never the person's to give (kyc §4, CTS); left out: it is read-only. */
  isDisabled?: boolean
}

/** What was accepted before, or is not the person's to change (look 10). */
export function FixedField({ id, value, isDisabled = false }: FixedFieldProps) {
  return (
    <span className="form-fixed">
      <input
        id={id}
        className="form-control"
        value={value}
        readOnly
        disabled={isDisabled}
        aria-describedby={`${id}-note`}
      />
      <Icon of={lock} />
    </span>
  )
}
