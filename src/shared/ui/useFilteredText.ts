import { useState, type ChangeEvent, type CompositionEvent } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

type FilteredText = {
  value: string
  /** What the field takes of a text that is typed or pasted. */
  filter: (typed: string) => string
  onText: (text: string) => void
  /** Something was typed that the field does not take. */
  onRefused?: () => void
}

/**
 * Props of a text field whose text is filtered or formatted while it is typed. A word that a keyboard composes (Android,
 * Indian scripts) is left in the field as it stands until it is finished: an input that is rewritten meanwhile repeats what
 * was typed. `onText` gets the filtered text at each change.
 */
export function useFilteredText({ value, filter, onText, onRefused }: FilteredText) {
  const [composed, setComposed] = useState<string | null>(null)

  function take(field: TextControl): void {
    const { value: typed, selectionStart } = field
    const text = filter(typed)
    if (text !== typed) {
      // Else React would put the caret at the end.
      const caret = filter(typed.slice(0, selectionStart ?? typed.length)).length
      field.value = text
      field.setSelectionRange(caret, caret)
    }
    if (text.length < typed.length) onRefused?.()
    setComposed(null)
    onText(text)
  }

  return {
    value: composed ?? value,
    onChange({ currentTarget, nativeEvent }: ChangeEvent<TextControl>) {
      if (!('isComposing' in nativeEvent) || nativeEvent.isComposing !== true)
        return take(currentTarget)
      setComposed(currentTarget.value)
      onText(filter(currentTarget.value))
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextControl>) => take(currentTarget),
  }
}
