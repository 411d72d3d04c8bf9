import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { showToast } from '#shared/errors/toast.ts'
import type { SaveOutcome } from '../recordStore.ts'
import { changesOf, onNewest } from './changes.ts'
import { FIRST, HEADING, SUBMIT } from './formFocus.ts'
import {
  blockOf,
  shownFields,
  type FieldSpec,
  type FormMode,
  type FormValues,
  type SectionSpec,
} from './formSpec.ts'

export type RecordFormOptions<V extends FormValues> = {
  mode: FormMode
  initial: V
  schema: GenericSchema<V, V>
  sections: (values: V) => readonly SectionSpec<V>[]
  /** The property that tells items of a list apart: 'serviceId'. Left out where no field holds a list. */
  itemKey?: string
  /** What else a change of one field changes: a type that drops a section clears what stood there. */
  linked?: (changed: FieldSpec<V>['name'], values: V) => Partial<V>
  /** Gets the newest record with what was changed here on top: what somebody else changed meanwhile stays theirs. */
  save: (values: V) => Promise<SaveOutcome<V>>
  /** Edit is pressed: a newer record is asked for. */
  onEdit?: () => void
}

const MANDATORY = 'please fill all the mandatory fields'

/** Values, section and phase of a record's form; `start` is what the server holds. */
export function useRecordForm<V extends FormValues>(options: RecordFormOptions<V>) {
  const { mode, initial, schema, linked, save, onEdit, itemKey = '' } = options
  const [first] = useState(initial)
  const form = useForm<V>({ values: first, resolver: valibotResolver(schema), mode: 'onTouched' })
  const [start, setStart] = useState(initial)
  const [phase, setPhase] = useState<'reading' | 'editing' | 'saving'>(
    mode === 'add' ? 'editing' : 'reading',
  )
  const [asked, setAt] = useState(0)
  /** What wants the focus once it stands: a field's name, FIRST, HEADING or SUBMIT. */
  const [wanted, setWanted] = useState<string | null>(null)

  const values = form.watch()
  const sections = options.sections(values)
  /** Which of them is shown, from 0. */
  const at = Math.min(asked, sections.length - 1)
  const changes = useMemo(
    () => changesOf({ sections, mode, itemKey }, start, values),
    [sections, mode, itemKey, start, values],
  )

  // The list brings a newer record while nobody edits this one.
  useEffect(() => {
    if (mode === 'add' || phase !== 'reading') return
    setStart(initial)
    form.reset(initial)
  }, [mode, phase, initial, form])

  /** Checks the sections up to `upTo`; the first gap is shown, with the toast and the focus (shell §4). */
  async function areFilled(upTo: number): Promise<boolean> {
    for (const [index, one] of sections.slice(0, upTo + 1).entries()) {
      const names = shownFields(one, { mode, values: form.getValues() }).map(({ name }) => name)
      if (await form.trigger(names)) continue
      setAt(index)
      setWanted(names.find((name) => form.getFieldState(name).invalid) ?? null)
      showToast('error', MANDATORY)
      return false
    }
    return true
  }

  /** Backwards freely; forwards only over sections that are filled. */
  async function goTo(next: number): Promise<void> {
    if (phase === 'editing' && next > at) {
      if (!(await areFilled(next - 1))) return
      const blocked = sections.slice(at, next).some((one) => blockOf(one, values) !== null)
      if (blocked) return
    }
    setAt(next)
    if (phase === 'editing') setWanted(FIRST)
  }

  async function submit(): Promise<boolean> {
    if (!(await areFilled(sections.length - 1))) return false
    setPhase('saving')
    const sent =
      mode === 'add' ? form.getValues() : onNewest(initial, start, form.getValues(), itemKey)
    const outcome = await save(sent)
    const isDone = outcome === 'saved'
    setPhase(mode === 'edit' && isDone ? 'reading' : 'editing')
    if (isDone) {
      setStart(sent)
      form.reset(sent)
      setWanted(mode === 'edit' ? HEADING : null)
    } else {
      setWanted(SUBMIT)
      if (outcome !== 'failed') setStart({ ...start, ...outcome.saved })
    }
    return isDone
  }

  return {
    form,
    values,
    sections,
    at,
    phase,
    changes,
    isDirty: phase !== 'reading' && changes.length > 0,
    wanted,
    onFocused: () => setWanted(null),
    goTo,
    submit,
    /** What somebody else changed since Edit was pressed. */
    moved:
      phase === 'editing' && mode === 'edit'
        ? changesOf({ sections, mode, itemKey }, start, initial)
        : [],
    edit: () => {
      setPhase('editing')
      setWanted(FIRST)
      onEdit?.()
    },
    discard: () => {
      form.reset(start)
      setPhase('reading')
      setWanted(HEADING)
    },
    /** After a field has changed: what was wrong with it is judged anew, and what hangs on it changes along. */
    follow: (name: FieldSpec<V>['name']) => {
      if (form.getFieldState(name).invalid) void form.trigger(name)
      const rest = linked?.(name, form.getValues())
      if (rest === undefined || Object.keys(rest).length === 0) return
      form.reset(
        { ...form.getValues(), ...rest },
        { keepDefaultValues: true, keepErrors: true, keepTouched: true, keepDirty: true },
      )
    },
  }
}
