import { useId, type ClipboardEvent, type Ref } from 'react'
import { cleanGstin, GSTIN_LENGTH, parsePastedGstin } from '#shared/kits/facts/gstin.ts'
import { FieldNote } from '#shared/ui/components/fields/FieldNote.tsx'
import { useFilteredText } from '#shared/ui/hooks/useFilteredText.ts'
import { validateTypedGstin } from './parseGstin.ts'

type GstinFieldProps = {
  value: string
  onChange: (gstin: string) => void
  readOnly: boolean
  inputRef: Ref<HTMLInputElement>
}

export function GstinField({ value, onChange, readOnly, inputRef }: GstinFieldProps) {
  const id = useId()
  const text = useFilteredText({ value, filter: cleanGstin, onText: onChange })

  function pasteGstin(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = parsePastedGstin(event.clipboardData.getData('text'))
    if (pasted === null || readOnly) return
    event.preventDefault()
    onChange(pasted)
  }

  return (
    <div>
      <label className="form-label" htmlFor={id}>
        GSTIN
      </label>
      <div className="field-in">
        <input
          id={id}
          ref={inputRef}
          className="form-control gstr-number"
          {...text}
          onPaste={pasteGstin}
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-note`}
        />
        <span className="in-end small muted gstr-count" aria-hidden="true">
          {value.length} of {GSTIN_LENGTH}
        </span>
      </div>
      <FieldNote
        id={`${id}-note`}
        error={validateTypedGstin(value)}
        note="Converted to capitals automatically."
      />
    </div>
  )
}
