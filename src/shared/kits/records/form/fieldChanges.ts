import {
  visibleFields,
  type FieldSpec,
  type FieldValue,
  type FormMode,
  type RecordValues,
  type SectionSpec,
} from './formSpec.ts'

/** `from` is null for a new record. */
export type FieldChange<V> = {
  name: keyof V & string
  label: string
  from: string | null
  to: string
}

const EMPTY_TEXT = '(empty)'

const isText = (value: FieldValue | undefined): value is string => typeof value === 'string'

/** Ignores surrounding spaces, and a list's order: `itemKey` identifies its items. */
export function isSameValue(
  a: FieldValue | undefined,
  b: FieldValue | undefined,
  itemKey: string,
): boolean {
  if (a === undefined || b === undefined) return a === b
  if (isText(a) || isText(b)) return isText(a) && isText(b) && a.trim() === b.trim()
  const keys = new Set(a.map((item) => item[itemKey]))
  return keys.size === b.length && b.every((item) => keys.has(item[itemKey]))
}

/** A secret only shows that it is set; a list its length, unless the field has its own format. */
export function formatFieldValue<V extends RecordValues>(field: FieldSpec<V>, values: V): string {
  const value = values[field.name]
  if (field.formatValue === 'secret') return value === '' ? EMPTY_TEXT : '••••••••'
  if (field.formatValue !== undefined) return field.formatValue(values) || EMPTY_TEXT
  if (!isText(value))
    return value === undefined || value.length === 0 ? EMPTY_TEXT : `${value.length}`
  const { control } = field
  const option =
    'options' in control ? control.options.find((one) => one.value === value) : undefined
  return option?.label ?? (value.trim() || EMPTY_TEXT)
}

/** What Save would create: every filled field, including unchanged defaults. */
export function filledFields<V extends RecordValues>(
  sections: readonly SectionSpec<V>[],
  values: V,
): FieldChange<V>[] {
  return sections
    .flatMap((section) => visibleFields(section, { mode: 'add', values }))
    .map((field) => ({
      name: field.name,
      label: field.label,
      from: null,
      to: formatFieldValue(field, values),
    }))
    .filter(({ to }) => to !== EMPTY_TEXT)
}

type ChangesOptions<V extends RecordValues> = {
  sections: readonly SectionSpec<V>[]
  mode: FormMode
  itemKey: string
}

/** What Save would change, in form order. Fields that are no longer shown are left out. */
export function findChanges<V extends RecordValues>(
  { sections, mode, itemKey }: ChangesOptions<V>,
  start: V,
  values: V,
): FieldChange<V>[] {
  return sections
    .flatMap((section) => visibleFields(section, { mode, values }))
    .filter(({ name }) => !isSameValue(start[name], values[name], itemKey))
    .map((field) => ({
      name: field.name,
      label: field.label,
      from: mode === 'add' ? null : formatFieldValue(field, start),
      to: formatFieldValue(field, values),
    }))
}

/** Includes dependent fields (a code of its client) that are not shown. */
export function mergeChangesInto<V extends RecordValues>(
  newest: V,
  start: V,
  values: V,
  itemKey: string,
): V {
  const changed = Object.keys(values).filter(
    (name) => !isSameValue(start[name], values[name], itemKey),
  )
  return { ...newest, ...Object.fromEntries(changed.map((name) => [name, values[name]])) }
}
