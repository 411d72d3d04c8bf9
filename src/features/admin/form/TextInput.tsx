import type { ControlSpec } from './formSpec.ts'

type TextInputProps = {
  spec: Extract<ControlSpec<never>, { kind: 'text' }>
  id: string
  text: string
  isInvalid: boolean
  describedBy: string | undefined
  isReadOnly: boolean
  onBlur: () => void
  change: (value: string) => void
}

/** One line of text; `suggestions` can be picked but bind nobody. */
export function TextInput(props: TextInputProps) {
  const { spec, id, text, isInvalid, describedBy, isReadOnly, onBlur, change } = props
  const { kind: _, suggestions = [], autoComplete = 'off', ...input } = spec
  return (
    <>
      <input
        {...input}
        id={id}
        className={isInvalid ? 'form-control is-invalid' : 'form-control'}
        value={text}
        readOnly={isReadOnly}
        list={suggestions.length === 0 ? undefined : `${id}-list`}
        autoComplete={autoComplete}
        spellCheck={false}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onChange={(event) => change(event.target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </>
  )
}
