import calendar from 'bootstrap-icons/icons/calendar3.svg?raw'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { formatTypedDay, type Day } from '#shared/platform/lib/time/day.ts'
import { Icon } from '../Icon.tsx'
import { FieldNote } from './FieldNote.tsx'
import { readTypedDay } from './readTypedDay.ts'
import './DayField.css'

type DayFieldProps = {
  /** For a label elsewhere; else `label` is the name. */
  id?: string
  label?: string
  /** '' for none. */
  value: Day
  /** Called with '' while the text is not a day. */
  onChange: (day: Day) => void
  /** Of the calendar only: the form checks a typed day. */
  min?: Day | undefined
  max?: Day | undefined
  size?: 'sm'
  className?: string
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Typed as dd/mm/yyyy: a native date field would show mm/dd/yyyy to some users. */
export function DayField(props: DayFieldProps) {
  const { id, label, value, onChange, min, max, size, className, onKeyDown } = props
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ text: formatTypedDay(value), value })
  const [isErrorShown, setIsErrorShown] = useState(false)
  // A preset, Reset and Back replace the text.
  if (typed.value !== value) setTyped({ text: formatTypedDay(value), value })
  const problem = readTypedDay(typed.text).error
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])
  const setText = (text: string) => {
    const { day } = readTypedDay(text)
    setTyped({ text, value: day })
    setIsErrorShown(false)
    onChange(day)
  }
  const error = isErrorShown ? problem : null
  return (
    <div className={className === undefined ? 'day-field' : `day-field ${className}`}>
      <div className="field-in">
        <FormControl
          ref={input}
          id={id}
          {...(size === undefined ? {} : { size })}
          aria-label={label}
          aria-describedby={error === null ? undefined : noteId}
          placeholder="dd/mm/yyyy"
          autoComplete="off"
          spellCheck={false}
          value={typed.text}
          isInvalid={error !== null}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => {
            setIsErrorShown(true)
            if (value !== '') setTyped({ text: formatTypedDay(value), value })
          }}
          onInvalid={(event) => {
            event.preventDefault() // the note says it instead of the browser's bubble
            setIsErrorShown(true)
          }}
          onKeyDown={onKeyDown}
        />
        <CalendarButton value={value} min={min} max={max} onPick={setText} />
      </div>
      <FieldNote id={noteId} error={error} />
    </div>
  )
}

type CalendarButtonProps = Pick<DayFieldProps, 'value' | 'min' | 'max'> & {
  onPick: (day: Day) => void
}

/** Opens the calendar of a hidden native date field. */
function CalendarButton({ value, min, max, onPick }: CalendarButtonProps) {
  const native = useRef<HTMLInputElement>(null)
  return (
    <span className="in-end day-calendar">
      <button
        type="button"
        className="btn btn-sm btn-ghost btn-icon"
        onClick={() => native.current?.showPicker()}
      >
        <Icon of={calendar} label="Open the calendar" />
      </button>
      <input
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onPick(formatTypedDay(target.value))}
      />
    </span>
  )
}

/** The first one, and shows why; false if there is none. */
export function focusUnreadableDay(container: Element | null): boolean {
  const field = container?.querySelector<HTMLInputElement>('.day-field input:invalid') ?? null
  field?.focus()
  field?.reportValidity()
  return field !== null
}
