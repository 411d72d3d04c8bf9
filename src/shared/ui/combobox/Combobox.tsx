import { useRef, useState, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { ComboboxInput } from './ComboboxInput.tsx'
import { ComboboxPopover, describeMatches } from './ComboboxPopover.tsx'
import type { ComboboxOption } from './optionFilter.ts'
import { useComboboxState } from './useComboboxState.ts'
import { usePopoverPosition } from './usePopoverPosition.ts'
import './Combobox.css'

export type ComboboxProps = {
  id: string
  /** Left out where another label points to `id`. */
  label?: string
  /** Screen readers still read it. */
  isLabelHidden?: boolean
  /** Define it at module level or memoize it, so that it is indexed once. */
  options: readonly ComboboxOption[]
  value: string
  onChange: (value: string) => void
  /** Clearing the field selects ''. */
  isClearable?: boolean
  onBlur?: (() => void) | undefined
  isInvalid?: boolean | undefined
  describedBy?: string | undefined
  disabled?: boolean | undefined
  placeholder?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Typed before this code loaded. */
  initialText?: string
}

/** ARIA combobox with a list: Enter or a click selects, Escape restores. */
export function Combobox(props: ComboboxProps) {
  const { id, label, value, isLabelHidden = false, isInvalid = false, disabled = false } = props
  const [field, setField] = useState<HTMLDivElement | null>(null)
  const pop = useRef<HTMLDivElement | null>(null)
  const { box, filtered, typed, setTyped, text, onArrowDown } = useComboboxState(props)
  usePopoverPosition(field, pop, box.isOpen)
  const found = describeMatches(filtered, typed ?? '')
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
          hasHighlighted={filtered.shown[box.highlightedIndex] !== undefined}
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
          <ComboboxPopover
            label={label ?? 'Options'}
            filtered={filtered}
            highlighted={box.highlightedIndex}
            value={value}
            footerText={found}
            popoverRef={(node) => {
              pop.current = node
            }}
            getMenuProps={box.getMenuProps}
            getItemProps={box.getItemProps}
          />,
          portalContainerOf(field),
        )}
    </div>
  )
}

/** The list is outside scrolling panels, but for screen readers still part of its landmark or dialog. */
function portalContainerOf(field: HTMLElement | null): HTMLElement {
  return field?.closest<HTMLElement>('.modal, main') ?? document.body
}
