import FormControl from 'react-bootstrap/FormControl'
import FormSelect from 'react-bootstrap/FormSelect'
import { Segmented } from '#shared/ui/components/fields/Segmented.tsx'
import type { ControlSpec, FieldSpec, RecordValues } from './formSpec.ts'

type FieldControlProps<V extends RecordValues> = {
  field: FieldSpec<V>
  id: string
  value: V[keyof V] | undefined
  values: V
  isInvalid: boolean
  describedBy: string | undefined
  isReadOnly: boolean
  onBlur: () => void
  change: (value: unknown) => void
}

/** Read-only values can still be selected and copied. */
export function FieldControl<V extends RecordValues>(props: FieldControlProps<V>) {
  const { field, id, value, values, isInvalid, describedBy, isReadOnly, onBlur, change } = props
  const { control } = field
  const text = typeof value === 'string' ? value : ''
  switch (control.kind) {
    case 'text':
      return (
        <TextInput
          {...{ id, text, isInvalid, describedBy, isReadOnly, onBlur, change }}
          spec={control}
        />
      )
    case 'select':
      return (
        <FormSelect
          id={id}
          isInvalid={isInvalid}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          value={text}
          disabled={isReadOnly}
          onBlur={onBlur}
          onChange={(event) => change(event.target.value)}
        >
          {control.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </FormSelect>
      )
    case 'segmented':
      return (
        <Segmented
          id={id}
          label={field.label}
          options={control.options}
          value={text}
          isReadOnly={isReadOnly}
          isFull
          onChange={change}
        />
      )
    case 'custom':
      return control.render({
        id,
        label: field.label,
        values,
        onChange: change,
        onBlur,
        isInvalid,
        describedBy,
        isReadOnly,
      })
    case 'password':
      return null // rendered by FormField with its rules
    default:
      return control satisfies never
  }
}

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

function TextInput(props: TextInputProps) {
  const { spec, id, text, isInvalid, describedBy, isReadOnly, onBlur, change } = props
  const { kind: _, suggestions = [], autoComplete = 'off', type = 'text', ...input } = spec
  return (
    <>
      <FormControl
        {...input}
        id={id}
        type={type}
        isInvalid={isInvalid}
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
