import { useId, useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'

type MoveToProps = {
  from: number
  count: number
  onMove: (to: number) => void
}

/** With 200 pages, dragging is too slow. */
export function MoveTo({ from, count, onMove }: MoveToProps) {
  const id = useId()
  const [text, setText] = useState('')
  const to = Number(text)
  const canMove = Number.isInteger(to) && to >= 1 && to <= count && to !== from
  return (
    <form
      className="page-move-to"
      onSubmit={(event) => {
        event.preventDefault()
        if (!canMove) return
        onMove(to)
        setText('')
      }}
    >
      <label htmlFor={id} className="small">
        Move page {from} to position
      </label>
      <FormControl
        id={id}
        size="sm"
        inputMode="numeric"
        autoComplete="off"
        placeholder={`1 to ${count}`}
        value={text}
        onChange={({ target }) => setText(target.value.replaceAll(/\D/g, ''))}
      />
      <button type="submit" className="btn btn-secondary btn-sm" disabled={!canMove}>
        Move
      </button>
    </form>
  )
}
