import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useMemo, useState } from 'react'
import {
  filterOptions,
  initialOptions,
  optionSearchTexts,
  type ComboboxOption,
  findOptionByLabel,
} from './optionFilter.ts'

type State = UseComboboxState<ComboboxOption>
type Change = UseComboboxStateChangeOptions<ComboboxOption>

const { stateChangeTypes: TYPE } = useCombobox

const labelOf = (option: ComboboxOption | null): string => option?.label ?? ''

type ReducerContext = {
  options: readonly ComboboxOption[]
  isClearable: boolean
  /** The user has not moved to the highlighted option. */
  isHighlightedByTyping: boolean
}

/** Unlike downshift: only Enter, a click, or a text that matches one option selects. The text is always an option. */
function comboboxReducer(
  { options, isClearable, isHighlightedByTyping }: ReducerContext,
  state: State,
  { type, changes, props }: Change,
): Partial<State> {
  const restored = { selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) }
  switch (type) {
    case TYPE.InputKeyDownEscape:
    case TYPE.ToggleButtonClick:
      return { ...changes, ...restored }
    case TYPE.InputBlur: {
      const named = findOptionByLabel(options, state.inputValue)
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
      return isHighlightedByTyping && state.isOpen
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

type ComboboxStateOptions = {
  id: string
  options: readonly ComboboxOption[]
  value: string
  onChange: (value: string) => void
  isClearable?: boolean
  initialText?: string
}

const initialStateWithText = (text: string) => ({
  initialIsOpen: true,
  initialInputValue: text,
  initialHighlightedIndex: 0,
})

/** The selection, the typed text, and the options that match it. */
export function useComboboxState(props: ComboboxStateOptions) {
  const { id, options, value, onChange, isClearable = false, initialText = '' } = props
  const chosen = useMemo(
    () => options.find((option) => option.value === value) ?? null,
    [options, value],
  )
  const [typed, setTyped] = useState<string | null>(initialText === '' ? null : initialText)
  /** The first arrow down then stays on the first match. */
  const [isHighlightedByTyping, setIsHighlightedByTyping] = useState(initialText !== '')
  const filtered = useFiltered(options, chosen, typed ?? '')
  const box = useCombobox<ComboboxOption>({
    id,
    inputId: id,
    items: [...filtered.shown],
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    ...(initialText !== '' && initialStateWithText(initialText)),
    stateReducer: (state, change) =>
      comboboxReducer({ options, isClearable, isHighlightedByTyping }, state, change),
    onStateChange: ({ type }) =>
      setIsHighlightedByTyping(type === useCombobox.stateChangeTypes.InputChange),
    onSelectedItemChange: ({ selectedItem }) => {
      const next = selectedItem?.value ?? ''
      if (next !== value) onChange(next)
    },
    onIsOpenChange: (change) => {
      // A list opened by typing or pasting is already filtered.
      if (!change.isOpen) setTyped(null)
    },
  })
  // Downshift expects its list at mount; ours is mounted only while open.
  if (!box.isOpen) box.getMenuProps({}, { suppressRefError: true })
  const text = box.isOpen ? box.inputValue : labelOf(chosen)
  // The first arrow changes no state, so downshift does not report it.
  const onArrowDown = () => setIsHighlightedByTyping(false)
  return { box, filtered, typed, setTyped, text, onArrowDown }
}

/** Search texts are cached between keystrokes. */
function useFiltered(
  options: readonly ComboboxOption[],
  chosen: ComboboxOption | null,
  typed: string,
) {
  const isTyped = typed.trim() !== ''
  const texts = useMemo(() => (isTyped ? optionSearchTexts(options) : []), [options, isTyped])
  return useMemo(
    () => (isTyped ? filterOptions(options, texts, typed) : initialOptions(options, chosen)),
    [options, texts, typed, isTyped, chosen],
  )
}
