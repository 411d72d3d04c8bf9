import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { optionCalled, type ComboboxOption } from './optionFilter.ts'

type State = UseComboboxState<ComboboxOption>
type Change = UseComboboxStateChangeOptions<ComboboxOption>

const { stateChangeTypes: TYPE } = useCombobox

export const labelOf = (option: ComboboxOption | null): string => option?.label ?? ''

type ComboboxFacts = {
  options: readonly ComboboxOption[]
  isClearable: boolean
  /** The marked option is the first match of what was just typed: the person has not chosen it yet. */
  isMarkedByTyping: boolean
}

/**
 * What differs from downshift: only Enter, a click, or a text that names one option chooses; whatever else closes the
 * list, Escape and leaving the field too, brings the chosen one back. No state lasts in which the text is no option.
 * An emptied field gives the choice up where that is allowed.
 */
export function reduceCombobox(
  { options, isClearable, isMarkedByTyping }: ComboboxFacts,
  state: State,
  { type, changes, props }: Change,
): Partial<State> {
  const restored = { selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) }
  switch (type) {
    case TYPE.InputKeyDownEscape:
    case TYPE.ToggleButtonClick:
      return { ...changes, ...restored }
    case TYPE.InputBlur: {
      const named = optionCalled(options, state.inputValue)
      const closed = { isOpen: false, highlightedIndex: -1 }
      return named === null
        ? { ...closed, ...restored }
        : { ...closed, selectedItem: named, inputValue: named.label }
    }
    case TYPE.InputChange: {
      const next = { ...changes, highlightedIndex: changes.inputValue?.trim() === '' ? -1 : 0 }
      return isClearable && changes.inputValue === '' ? { ...next, selectedItem: null } : next
    }
    case TYPE.InputKeyDownArrowDown:
      return isMarkedByTyping && state.isOpen
        ? { ...changes, highlightedIndex: state.highlightedIndex }
        : changes
    case TYPE.InputKeyDownEnter:
      return props.items[state.highlightedIndex] === undefined ? state : changes
    case TYPE.InputClick:
      return state.isOpen ? state : { ...changes, ...restored }
    case TYPE.MenuMouseLeave:
      return state
    default:
      return changes
  }
}
