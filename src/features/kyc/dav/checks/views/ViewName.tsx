import { useId, useState, type FormEvent } from 'react'
import { cleanName, nameProblem } from './view.ts'

type ViewNameProps = {
  label: string
  start: string
  /** Names that are taken. */
  others: readonly string[]
  /** 'Save'. */
  action: string
  onName: (name: string) => void
  onCancel: () => void
}

/** The name of a view, judged when it is sent; the rule stands below until it changes. */
export function ViewName({ label, start, others, action, onName, onCancel }: ViewNameProps) {
  const id = useId()
  const [name, setName] = useState(start)
  const [problem, setProblem] = useState<string | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = nameProblem(name, others)
    setProblem(found)
    if (found !== null) return
    onName(cleanName(name))
    onCancel()
  }
  return (
    <form className="view-name" onSubmit={send} noValidate>
      <label htmlFor={id} className="small muted">
        {label}
      </label>
      <div className="view-row">
        <input
          id={id}
          className={problem === null ? 'form-control' : 'form-control is-invalid'}
          value={name}
          autoFocus
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            setName(target.value)
            setProblem(null)
          }}
        />
        <button type="submit" className="btn btn-sm btn-primary">
          {action}
        </button>
        <button type="button" className="btn btn-sm btn-ghost" onClick={onCancel}>
          Cancel
        </button>
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="small view-problem">
          {problem}
        </p>
      )}
    </form>
  )
}
