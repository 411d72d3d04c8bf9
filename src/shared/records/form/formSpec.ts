import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'

/** What one field holds: a text, or a list of flat items such as `{serviceId, serviceName}`. */
export type FieldValue = string | readonly Readonly<Record<string, string>>[]

/** Flat values of a record's form. */
export type FormValues = Record<string, FieldValue>

/** 'add' makes a record, 'edit' shows one, read-only until Edit is pressed (shell §2). */
export type FormMode = 'add' | 'edit'

export type FormState<V> = { mode: FormMode; values: V }

export type FieldOption = {
  value: string
  label: string
  /** SVG text. */
  icon?: string
}

/** What a control of a screen's own gets. `id` belongs on what takes the focus. */
export type CustomField<V> = {
  id: string
  label: string
  values: V
  onChange: (value: V[keyof V]) => void
  onBlur: () => void
  isInvalid: boolean
  /** Id of the message or note, for aria-describedby. */
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
  /** `grouped`: several controls under one legend instead of one under a label. */
  | { kind: 'custom'; grouped?: boolean; render: (field: CustomField<V>) => ReactNode }

/** One field of a form as data: its control, its help, when it is fixed, and how it reads in the summary. */
export type FieldSpec<V extends FormValues> = {
  name: FieldPath<V> & keyof V
  label: string
  control: ControlSpec<V>
  /** Help below the field while nothing is wrong. */
  note?: string | ((form: FormState<V>) => string | undefined)
  /** Shares its line with the next half field. */
  isHalf?: boolean
  isOptional?: boolean
  /** Why the field cannot be changed here, null when it can. Shown instead of the note. */
  fixed?: (form: FormState<V>) => string | null
  isHidden?: (form: FormState<V>) => boolean
  /** How a value reads in the summary; 'secret' keeps it out. Left out: the option's label or the text itself. */
  describe?: 'secret' | ((values: V) => string)
}

export type SectionSpec<V extends FormValues> = {
  title: string
  /** Beside the buttons: 'Next: who to contact'. */
  nextLine?: string
  fields: readonly FieldSpec<V>[]
  /** Why Next and Save are disabled on this section, null when they are not. */
  blocks?: (values: V) => string | null
}

/** The fields of a section that are on the screen. */
export function shownFields<V extends FormValues>(
  section: SectionSpec<V>,
  form: FormState<V>,
): FieldSpec<V>[] {
  return section.fields.filter((field) => field.isHidden?.(form) !== true)
}

/** Why a section cannot be left forwards, null when it can. */
export const blockOf = <V extends FormValues>(section: SectionSpec<V> | undefined, values: V) =>
  section?.blocks?.(values) ?? null
