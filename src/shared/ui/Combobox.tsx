import { useRef, useState, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { plural } from '#shared/lib/plural.ts'
import { ComboboxInput } from './combobox/ComboboxInput.tsx'
import { ComboboxPop, foundText } from './combobox/ComboboxPop.tsx'
import type { ComboboxOption } from './combobox/optionFilter.ts'
import { useOneOfMany } from './combobox/useOneOfMany.ts'
import { usePopPlace } from './combobox/usePopPlace.ts'
import './Combobox.css'

export type ComboboxProps = {
  id: string
  /** Stands above the field; left out where a label of its own points to `id`. */
  label?: string
  /** The label is for readers only. */
  isLabelHidden?: boolean
  /** A list at module level or in a memo: it is indexed once. */
  options: readonly ComboboxOption[]
  value: string
  onChange: (value: string) => void
  /** Emptying the field chooses nothing: ''. */
  isClearable?: boolean
  onBlur?: (() => void) | undefined
  isInvalid?: boolean | undefined
  describedBy?: string | undefined
  disabled?: boolean | undefined
  placeholder?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** What was typed before the field could hear it. */
  typedBefore?: string
}

/** One of many, found by typing (ARIA combobox with a list): Enter or a click chooses, Escape brings the chosen one back. */
export function Combobox(props: ComboboxProps) {
  const { id, label, value, isLabelHidden = false, isInvalid = false, disabled = false } = props
  const [field, setField] = useState<HTMLDivElement | null>(null)
  const pop = useRef<HTMLDivElement | null>(null)
  const { box, filtered, typed, setTyped, text, onArrowDown } = useOneOfMany(props)
  usePopPlace(field, pop, box.isOpen)
  const found = foundText(filtered, typed ?? '')
  return (
    <div className="combobox">
      {label !== undefined && (
        <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : 'form-label'}>
          {label}
        </label>
      )}
      <div ref={setField} className="combobox-field">
        <ComboboxInput
          box={box}
          text={text}
          hasCurrent={filtered.shown[box.highlightedIndex] !== undefined}
          onType={setTyped}
          onArrowDown={onArrowDown}
          onBlur={props.onBlur}
          isInvalid={isInvalid}
          describedBy={props.describedBy}
          disabled={disabled}
          placeholder={props.placeholder}
          inputRef={props.inputRef}
        />
      </div>
      <span role="status" className="visually-hidden">
        {box.isOpen && typed !== null && (found || plural(filtered.shown.length, 'option'))}
      </span>
      {box.isOpen &&
        createPortal(
          <ComboboxPop
            label={label ?? 'Options'}
            filtered={filtered}
            highlighted={box.highlightedIndex}
            value={value}
            found={found}
            popRef={(node) => {
              pop.current = node
            }}
            getMenuProps={box.getMenuProps}
            getItemProps={box.getItemProps}
          />,
          landmarkOf(field),
        )}
    </div>
  )
}

/** The list stands at the end of its landmark or dialog: out of every scrolling panel, and still part of the page for a reader. */
function landmarkOf(field: HTMLElement | null): HTMLElement {
  return field?.closest<HTMLElement>('.modal, main') ?? document.body
}
