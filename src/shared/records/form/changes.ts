import {
  shownFields,
  type FieldSpec,
  type FieldValue,
  type FormMode,
  type FormValues,
  type SectionSpec,
} from './formSpec.ts'

/** One line of the summary; `from` is null where a record is being made. */
export type Change<V> = { name: keyof V & string; label: string; from: string | null; to: string }

const NOTHING = '(empty)'

const isText = (value: FieldValue | undefined): value is string => typeof value === 'string'

/**
 * True when a field holds the same; spaces around a text and the order of a list are no difference.
 * @param itemKey the property that tells items of a list apart.
 */
export function sameValue(
  a: FieldValue | undefined,
  b: FieldValue | undefined,
  itemKey: string,
): boolean {
  if (a === undefined || b === undefined) return a === b
  if (isText(a) || isText(b)) return isText(a) && isText(b) && a.trim() === b.trim()
  const keys = new Set(a.map((item) => item[itemKey]))
  return keys.size === b.length && b.every((item) => keys.has(item[itemKey]))
}

/** How a field's value reads; a secret shows only that it is there, a list how long it is where its field does not say more. */
export function readValue<V extends FormValues>(field: FieldSpec<V>, values: V): string {
  const value = values[field.name]
  if (field.describe === 'secret') return value === '' ? NOTHING : '••••••••'
  if (field.describe !== undefined) return field.describe(values) || NOTHING
  if (!isText(value)) return value === undefined || value.length === 0 ? NOTHING : `${value.length}`
  const { control } = field
  const option =
    'options' in control ? control.options.find((one) => one.value === value) : undefined
  return option?.label ?? (value.trim() || NOTHING)
}

/** What Save would create: every field that holds something, choices that were left as they stood among them. */
export function madeOf<V extends FormValues>(
  sections: readonly SectionSpec<V>[],
  values: V,
): Change<V>[] {
  return sections
    .flatMap((section) => shownFields(section, { mode: 'add', values }))
    .map((field) => ({
      name: field.name,
      label: field.label,
      from: null,
      to: readValue(field, values),
    }))
    .filter(({ to }) => to !== NOTHING)
}

type ChangesOptions<V extends FormValues> = {
  sections: readonly SectionSpec<V>[]
  mode: FormMode
  itemKey: string
}

/** What Save would change, in the order of the form. A field that the form has dropped is no change of its own. */
export function changesOf<V extends FormValues>(
  { sections, mode, itemKey }: ChangesOptions<V>,
  start: V,
  values: V,
): Change<V>[] {
  return sections
    .flatMap((section) => shownFields(section, { mode, values }))
    .filter(({ name }) => !sameValue(start[name], values[name], itemKey))
    .map((field) => ({
      name: field.name,
      label: field.label,
      from: mode === 'add' ? null : readValue(field, start),
      to: readValue(field, values),
    }))
}

/**
 * What Save sends: the newest record, and on it everything that was changed here. `start` is what the form began with; a
 * field that hangs on another one (a code on its client) is among them, whether it is shown or not.
 */
export function onNewest<V extends FormValues>(newest: V, start: V, values: V, itemKey: string): V {
  const changed = Object.keys(values).filter(
    (name) => !sameValue(start[name], values[name], itemKey),
  )
  return { ...newest, ...Object.fromEntries(changed.map((name) => [name, values[name]])) }
}
