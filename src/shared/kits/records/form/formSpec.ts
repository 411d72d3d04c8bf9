import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'

/** A field's value: a text, or a list of flat items such as `{serviceId, serviceName}`. */
export type FieldValue = string | readonly Readonly<Record<string, string>>[]

export type FormValues = Record<string, FieldValue>

/** 'add' creates a record, 'edit' shows one, read-only until Edit is pressed (shell §2). */
export type FormMode = 'add' | 'edit'

export type FormState<V> = { mode: FormMode; values: V }

export type FieldOption = {
  value: string
  label: string
  icon?: string
}

/** Props of a custom control. `id` belongs on the focusable element. */
export type CustomField<V> = {
  id: string
  label: string
  values: V
  onChange: (value: V[keyof V]) => void
  onBlur: () => void
  isInvalid: boolean
  /** Id of the error or note, for aria-describedby. */
  describedBy: string | undefined
  isReadOnly: boolean
}

export type ControlSpec<V> =
  | ({ kind: 'text'; suggestions?: readonly string[] } & Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'inputMode' | 'autoComplete' | 'maxLength'
    >)
  | { kind: 'select' | 'segmented'; options: readonly FieldOption[] }
  | { kind: 'password' }
  /** `isGrouped`: several controls under a legend instead of one with a label. */
  | { kind: 'custom'; isGrouped?: boolean; render: (field: CustomField<V>) => ReactNode }

/** A field as data: control, help, read-only rule, and format in the summary. */
export type FieldSpec<V extends FormValues> = {
  name: FieldPath<V> & keyof V
  label: string
  control: ControlSpec<V>
  /** Help shown while the field is valid. */
  help?: string | ((form: FormState<V>) => string | undefined)
  /** Shares its line with the next half-width field. */
  isHalf?: boolean
  isOptional?: boolean
  /** Why the field is read-only here, null when it is not. Replaces the help. */
  readOnlyReason?: (form: FormState<V>) => string | null
  isHidden?: (form: FormState<V>) => boolean
  /** Format in the summary; 'secret' hides the value. Default: the option's label or the text. */
  formatValue?: 'secret' | ((values: V) => string)
}

export type SectionSpec<V extends FormValues> = {
  title: string
  /** Beside the buttons: 'Next: who to contact'. */
  nextHint?: string
  fields: readonly FieldSpec<V>[]
  /** Why Next and Save are disabled on this section; null when they are not. */
  disabledReason?: (values: V) => string | null
}

/** The visible fields of a section. */
export function visibleFields<V extends FormValues>(
  section: SectionSpec<V>,
  form: FormState<V>,
): FieldSpec<V>[] {
  return section.fields.filter((field) => field.isHidden?.(form) !== true)
}

/** Why a section is incomplete; null when it is complete. */
export const sectionDisabledReason = <V extends FormValues>(
  section: SectionSpec<V> | undefined,
  values: V,
) => section?.disabledReason?.(values) ?? null
