import type { AssignedService } from '../assignedService.ts'
import { sameServices } from '../assignedService.ts'
import {
  shownFields,
  type FieldSpec,
  type FormMode,
  type FormValues,
  type StepSpec,
} from './formSpec.ts'

/** One line of the summary; `from` is null where a record is being made. */
export type Change<V> = { name: keyof V & string; label: string; from: string | null; to: string }

const NOTHING = '(empty)'

const isText = (value: string | readonly AssignedService[] | undefined): value is string =>
  typeof value === 'string'

/** True when a field holds the same; spaces around a text and the order of services are no difference. */
export function sameValue(
  a: string | readonly AssignedService[] | undefined,
  b: string | readonly AssignedService[] | undefined,
): boolean {
  if (a === undefined || b === undefined) return a === b
  if (isText(a) || isText(b)) return isText(a) && isText(b) && a.trim() === b.trim()
  return sameServices(a, b)
}

/** How a field's value reads; a secret shows only that it is there. */
export function readValue<V extends FormValues>(field: FieldSpec<V>, values: V): string {
  const value = values[field.name]
  if (field.describe === 'secret') return value === '' ? NOTHING : '••••••••'
  if (field.describe !== undefined) return field.describe(values) || NOTHING
  if (!isText(value)) return value?.map(({ serviceName }) => serviceName).join(', ') || NOTHING
  const { control } = field
  const option =
    'options' in control ? control.options.find((one) => one.value === value) : undefined
  return option?.label ?? (value.trim() || NOTHING)
}

/** What Save would create: every field that holds something, choices that were left as they stood among them. */
export function madeOf<V extends FormValues>(
  steps: readonly StepSpec<V>[],
  values: V,
): Change<V>[] {
  return steps
    .flatMap((step) => shownFields(step, { mode: 'add', values }))
    .map((field) => ({
      name: field.name,
      label: field.label,
      from: null,
      to: readValue(field, values),
    }))
    .filter(({ to }) => to !== NOTHING)
}

/** What Save would change, in the order of the form. A field that the form has dropped is no change of its own. */
export function changesOf<V extends FormValues>(
  steps: readonly StepSpec<V>[],
  mode: FormMode,
  start: V,
  values: V,
): Change<V>[] {
  return steps
    .flatMap((step) => shownFields(step, { mode, values }))
    .filter(({ name }) => !sameValue(start[name], values[name]))
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
export function onNewest<V extends FormValues>(newest: V, start: V, values: V): V {
  const changed = Object.keys(values).filter((name) => !sameValue(start[name], values[name]))
  return { ...newest, ...Object.fromEntries(changed.map((name) => [name, values[name]])) }
}
