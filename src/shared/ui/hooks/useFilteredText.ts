import { useState, type ChangeEvent, type CompositionEvent } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

type FilteredText = {
  value: string
  filter: (typed: string) => string
  onText: (text: string) => void
  /** The user typed something that the field does not accept. */
  onInvalidInput?: () => void
}

/** During composition (Android, Indian scripts) the text stays, because rewriting it would repeat characters. */
export function useFilteredText({ value, filter, onText, onInvalidInput }: FilteredText) {
  const [compositionText, setCompositionText] = useState<string | null>(null)

  function updateText(field: TextControl): void {
    const { value: typed, selectionStart } = field
    const text = filter(typed)
    if (text !== typed) {
      // React would otherwise move the caret to the end.
      const caret = filter(typed.slice(0, selectionStart ?? typed.length)).length
      field.value = text
      field.setSelectionRange(caret, caret)
    }
    if (text.length < typed.length) onInvalidInput?.()
    setCompositionText(null)
    onText(text)
  }

  return {
    value: compositionText ?? value,
    onChange({ currentTarget, nativeEvent }: ChangeEvent<TextControl>) {
      if (!('isComposing' in nativeEvent) || nativeEvent.isComposing !== true)
        return updateText(currentTarget)
      setCompositionText(currentTarget.value)
      onText(filter(currentTarget.value))
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>) =>
      updateText(currentTarget),
  }
}
