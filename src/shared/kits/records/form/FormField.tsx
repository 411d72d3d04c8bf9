import { useController, type Control } from 'react-hook-form'
import { FieldNote } from '#shared/ui/components/fields/FieldNote.tsx'
import { PasswordField } from '#shared/ui/components/fields/PasswordField.tsx'
import { PasswordRules } from '#shared/ui/components/fields/PasswordRules.tsx'
import { useDeferUntilClick } from '#shared/ui/hooks/clicks/useDeferUntilClick.ts'
import { FieldControl } from './FieldControl.tsx'
import type { FieldSpec, FieldValue, RecordFormState, RecordValues } from './formSpec.ts'

type FormFieldProps<V extends RecordValues> = {
  field: FieldSpec<V>
  form: RecordFormState<V>
  control: Control<V>
  /** Receives the focus when the field is invalid. */
  id: string
  isReadOnly: boolean
  onChanged: (name: FieldSpec<V>['name']) => void
}

/** A field with label, control, and its error, read-only reason or help. */
export function FormField<V extends RecordValues>(props: FormFieldProps<V>) {
  const { field, form, control, id, isReadOnly, onChanged } = props
  const { field: controlled, fieldState } = useController<V>({ control, name: field.name })
  const deferUntilClick = useDeferUntilClick()
  const error = isReadOnly ? null : (fieldState.error?.message ?? null)
  const fixed = isReadOnly ? null : (field.readOnlyReason?.(form) ?? null)
  const help = typeof field.help === 'function' ? field.help(form) : field.help
  const note = fixed ?? help
  const change = (value: unknown) => {
    controlled.onChange(value)
    onChanged(field.name)
  }
  const isGroup = field.control.kind === 'segmented' || isGrouped(field)
  const common = {
    id,
    value: form.values[field.name],
    isInvalid: error !== null,
    describedBy: error === null && note === undefined ? undefined : `${id}-note`,
    isReadOnly: isReadOnly || fixed !== null,
    onBlur: () => deferUntilClick(controlled.onBlur),
    change,
  }
  if (field.control.kind === 'password')
    return <PasswordInput {...common} label={field.label} error={error} />
  const Frame = isGroup ? 'fieldset' : 'div'
  return (
    <Frame className={field.isHalf === true ? 'form-field half' : 'form-field'}>
      {isGroup ? (
        <legend className="form-label">{field.label}</legend>
      ) : (
        <label className="form-label" htmlFor={id}>
          {field.label}
          {field.isOptional === true && <span className="faint"> (optional)</span>}
        </label>
      )}
      <FieldControl {...common} field={field} values={form.values} />
      <FieldNote id={`${id}-note`} error={error} note={note} />
    </Frame>
  )
}

const isGrouped = <V extends RecordValues>({ control }: FieldSpec<V>) =>
  control.kind === 'custom' && control.isGrouped === true

type PasswordInputProps = {
  id: string
  label: string
  value: FieldValue | undefined
  error: string | null
  isReadOnly: boolean
  change: (value: string) => void
  onBlur: () => void
}

/** The first password of a new user, with its rules. */
function PasswordInput({
  id,
  label,
  value,
  error,
  isReadOnly,
  change,
  onBlur,
}: PasswordInputProps) {
  const text = typeof value === 'string' ? value : ''
  return (
    <div className="form-field">
      <PasswordField
        id={id}
        label={label}
        value={text}
        autoComplete="new-password"
        error={error}
        disabled={isReadOnly}
        describedBy={`${id}-rules`}
        onChange={change}
        onBlur={onBlur}
      />
      <PasswordRules id={`${id}-rules`} value={text} />
    </div>
  )
}
