import { useId, useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'

type MoveToProps = {
  /** Where the page is, from 1. */
  from: number
  /** How many transaction pages there are. */
  count: number
  onMove: (to: number) => void
}

/** Moves the page that is shown large to a place by its number: among 200, dragging is a long way. */
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
        Move page {from} to place
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
