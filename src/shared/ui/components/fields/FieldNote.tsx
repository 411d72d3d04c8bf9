import alert from 'bootstrap-icons/icons/exclamation-circle.svg?raw'
import { Icon } from '../Icon.tsx'

type FieldNoteProps = {
  /** The field refers to it with aria-describedby. */
  id: string
  error?: string | null | undefined
  note?: string | undefined
}

export function FieldNote({ id, error, note }: FieldNoteProps) {
  if (error !== null && error !== undefined) {
    return (
      <p id={id} className="field-note bad">
        <Icon of={alert} />
        <span>{error}</span>
      </p>
    )
  }
  return note === undefined ? null : (
    <p id={id} className="field-note">
      {note}
    </p>
  )
}
