import { useId } from 'react'
import { Icon } from './Icon.tsx'
import './Segmented.css'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: string
  /** Source of an icon (`?raw`). */
  icon?: string
}

type SegmentedProps<Value extends string> = {
  /** Accessible name of the group: 'Client type'. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Shows what is chosen and takes no other. */
  isReadOnly?: boolean
  /** Fills the width, each option the same. */
  isFull?: boolean
  /** Id of the group. */
  id?: string
  describedBy?: string | undefined
  isInvalid?: boolean
  /** Takes the radio that is chosen, or the first: where focus goes. */
  focusRef?: (radio: HTMLInputElement | null) => void
  onBlur?: () => void
}

/** One of a few, side by side: real radios, so arrows move and a reader counts them. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, isReadOnly = false, isFull = false, id } = props
  const name = useId()
  const stop = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  return (
    <div
      id={id}
      role="radiogroup"
      aria-label={label}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid === true ? true : undefined}
      aria-readonly={isReadOnly || undefined}
      className={isFull ? 'segmented is-full' : 'segmented'}
    >
      {options.map((option, index) => (
        <label key={option.value} className={option.value === value ? 'on' : undefined}>
          <input
            ref={index === stop ? props.focusRef : undefined}
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={isReadOnly}
            onChange={() => onChange(option.value)}
            onBlur={props.onBlur}
          />
          {option.icon !== undefined && <Icon of={option.icon} />}
          {option.label}
        </label>
      ))}
    </div>
  )
}
