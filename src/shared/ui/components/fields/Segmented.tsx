import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import './Segmented.css'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: string
  icon?: string
}

type SegmentedProps<Value extends string> = {
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  isReadOnly?: boolean
  isFull?: boolean
  id?: string
  describedBy?: string | undefined
  isInvalid?: boolean
  onBlur?: () => void
}

/** Real radio buttons, so arrows move and screen readers count them. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, isReadOnly = false, isFull = false, id } = props
  const name = useId()
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
      {options.map((option) => (
        <label key={option.value} className={option.value === value ? 'on' : undefined}>
          <input
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
