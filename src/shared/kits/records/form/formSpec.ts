import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'

/** A text, or a list of flat items such as `{serviceId, serviceName}`. */
export type FieldValue = string | readonly Readonly<Record<string, string>>[]

export type RecordValues = Record<string, FieldValue>

/** 'edit' shows a record read-only until Edit is pressed (shell §2). */
export type FormMode = 'add' | 'edit'

export type RecordFormState<V> = { mode: FormMode; values: V }

export type FieldOption = {
  value: string
  label: string
  icon?: string
}

/** `id` belongs on the focusable element. */
export type CustomField<V> = {
  id: string
  label: string
  values: V
  onChange: (value: V[keyof V]) => void
  onBlur: () => void
  isInvalid: boolean
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

export type FieldSpec<V extends RecordValues> = {
  name: FieldPath<V> & keyof V
  label: string
  control: ControlSpec<V>
  /** Shown while the field is valid. */
  help?: string | ((form: RecordFormState<V>) => string | undefined) | undefined
  /** Shares its line with the next half-width field. */
  isHalf?: boolean
  isOptional?: boolean
  /** Null where the field can be edited. Replaces the help. */
  readOnlyReason?: (form: RecordFormState<V>) => string | null
  isHidden?: (form: RecordFormState<V>) => boolean
  /** In the summary. 'secret' hides the value. Default: the option's label or the text. */
  formatValue?: 'secret' | ((values: V) => string)
}

export type SectionSpec<V extends RecordValues> = {
  title: string
  /** Beside the buttons: 'Next: who to contact'. */
  nextHint?: string
  fields: readonly FieldSpec<V>[]
  /** Why Next and Save are disabled; null when they are enabled. */
  disabledReason?: (values: V) => string | null
}

export function visibleFields<V extends RecordValues>(
  section: SectionSpec<V>,
  form: RecordFormState<V>,
): FieldSpec<V>[] {
  return section.fields.filter((field) => field.isHidden?.(form) !== true)
}

/** Why a section is incomplete; null when it is complete. */
export const sectionDisabledReason = <V extends RecordValues>(
  section: SectionSpec<V> | undefined,
  values: V,
) => section?.disabledReason?.(values) ?? null
