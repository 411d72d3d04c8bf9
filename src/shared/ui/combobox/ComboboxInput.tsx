import chevron from 'bootstrap-icons/icons/chevron-down.svg?raw'
import type { UseComboboxReturnValue } from 'downshift'
import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import { Icon } from '../components/Icon.tsx'
import type { ComboboxOption } from './optionFilter.ts'

type ComboboxInputProps = {
  box: UseComboboxReturnValue<ComboboxOption>
  text: string
  /** The highlighted option is rendered, for aria-activedescendant. */
  hasHighlighted: boolean
  onType: (text: string) => void
  onArrowDown: () => void
  onBlur: (() => void) | undefined
  isInvalid: boolean
  describedBy: string | undefined
  disabled: boolean
  placeholder: string | undefined
  inputRef: Ref<HTMLInputElement> | undefined
}

export function ComboboxInput(props: ComboboxInputProps) {
  const { box, text, isInvalid, disabled } = props
  const { isOpen } = box
  const input = box.getInputProps({
    ref: props.inputRef ?? null,
    disabled,
    onBlur: props.onBlur,
    onChange: (event) => props.onType(event.currentTarget.value),
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      // Typing then replaces the selected option's name.
      if (!isOpen) event.currentTarget.select()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown') props.onArrowDown()
      // The first Escape closes the list, the next one closes the dialog around it.
      if (isOpen && event.key === 'Escape') event.stopPropagation()
    },
  })
  return (
    <>
      <input
        {...input}
        type="text"
        className={isInvalid ? 'form-control is-invalid' : 'form-control'}
        value={text}
        placeholder={props.placeholder}
        spellCheck={false}
        // The label's `for` names the field.
        aria-labelledby={undefined}
        aria-controls={isOpen ? input['aria-controls'] : undefined}
        aria-activedescendant={props.hasHighlighted ? input['aria-activedescendant'] : undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={props.describedBy}
      />
      <button
        type="button"
        className="btn btn-ghost btn-icon btn-sm"
        {...box.getToggleButtonProps({ disabled })}
        aria-controls={undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon of={chevron} label={isOpen ? 'Hide the options' : 'Show the options'} />
      </button>
    </>
  )
}
