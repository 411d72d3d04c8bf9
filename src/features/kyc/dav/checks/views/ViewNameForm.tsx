import { useId, useState, type FormEvent } from 'react'
import { normalizeViewName, validateViewName } from './view.ts'

type ViewNameFormProps = {
  label: string
  initialName: string
  takenNames: readonly string[]
  submitLabel: string
  onSubmit: (name: string) => void
  onCancel: () => void
}

export function ViewNameForm({
  label,
  initialName,
  takenNames,
  submitLabel,
  onSubmit,
  onCancel,
}: ViewNameFormProps) {
  const id = useId()
  const [name, setName] = useState(initialName)
  const [error, setError] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const error = validateViewName(name, takenNames)
    setError(error)
    if (error !== null) return
    onSubmit(normalizeViewName(name))
    onCancel()
  }
  return (
    <form className="view-name" onSubmit={submit} noValidate>
      <label htmlFor={id} className="small muted">
        {label}
      </label>
      <div className="view-row">
        <input
          id={id}
          className={error === null ? 'form-control' : 'form-control is-invalid'}
          value={name}
          autoFocus
          autoComplete="off"
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            setName(target.value)
            setError(null)
          }}
        />
        <button type="submit" className="btn btn-sm btn-primary">
          {submitLabel}
        </button>
        <button type="button" className="btn btn-sm btn-ghost" onClick={onCancel}>
          Cancel
        </button>
      </div>
      {error !== null && (
        <p id={`${id}-problem`} role="alert" className="small view-problem">
          {error}
        </p>
      )}
    </form>
  )
}
