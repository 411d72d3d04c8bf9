import { useCombobox } from 'downshift'
import { useMemo, useState } from 'react'
import { labelOf, reduceCombobox } from './comboboxState.ts'
import { filterOptions, firstOptions, optionTexts, type ComboboxOption } from './optionFilter.ts'

type OneOfManyOptions = {
  id: string
  options: readonly ComboboxOption[]
  value: string
  onChange: (value: string) => void
  isClearable?: boolean
  /** What was typed before the field could hear it. */
  typedBefore?: string
}

/** As it stands after the typing of this text: open, the first that fits marked. */
const asTyped = (text: string) => ({
  initialIsOpen: true,
  initialInputValue: text,
  initialHighlightedIndex: 0,
})

/** The state of a Combobox: what is chosen, what is typed since it opened, and which options that leaves. */
export function useOneOfMany(given: OneOfManyOptions) {
  const { id, options, value, onChange, isClearable = false, typedBefore = '' } = given
  const chosen = useMemo(
    () => options.find((option) => option.value === value) ?? null,
    [options, value],
  )
  const [typed, setTyped] = useState<string | null>(typedBefore === '' ? null : typedBefore)
  /** The first match is marked because something was typed: the first arrow down stays on it. */
  const [isMarkedByTyping, setIsMarkedByTyping] = useState(typedBefore !== '')
  const filtered = useFiltered(options, chosen, typed ?? '')
  const box = useCombobox<ComboboxOption>({
    id,
    inputId: id,
    items: [...filtered.shown],
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    ...(typedBefore !== '' && asTyped(typedBefore)),
    stateReducer: (state, change) =>
      reduceCombobox({ options, isClearable, isMarkedByTyping }, state, change),
    onStateChange: ({ type }) =>
      setIsMarkedByTyping(type === useCombobox.stateChangeTypes.InputChange),
    onSelectedItemChange: ({ selectedItem }) => {
      const next = selectedItem?.value ?? ''
      if (next !== value) onChange(next)
    },
    onIsOpenChange: (change) => {
      // A list that typing or pasting opened is narrowed by that already.
      if (!change.isOpen) setTyped(null)
    },
  })
  // Downshift looks for its list when it is mounted; ours is there only while it is open.
  if (!box.isOpen) box.getMenuProps({}, { suppressRefError: true })
  const text = box.isOpen ? box.inputValue : labelOf(chosen)
  // The first arrow changes no state, so downshift does not report it.
  const onArrowDown = () => setIsMarkedByTyping(false)
  return { box, filtered, typed, setTyped, text, onArrowDown }
}

/** All options until something is typed; the texts of the options outlive keystrokes. */
function useFiltered(
  options: readonly ComboboxOption[],
  chosen: ComboboxOption | null,
  typed: string,
) {
  const isTyped = typed.trim() !== ''
  const texts = useMemo(() => (isTyped ? optionTexts(options) : []), [options, isTyped])
  return useMemo(
    () => (isTyped ? filterOptions(options, texts, typed) : firstOptions(options, chosen)),
    [options, texts, typed, isTyped, chosen],
  )
}
