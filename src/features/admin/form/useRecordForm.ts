import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import type { SaveOutcome } from '../store/saveRecord.ts'
import { showToast } from '#shared/errors/toast.ts'
import { changesOf, onNewest } from './changes.ts'
import { FIRST, HEADING, SUBMIT } from './formFocus.ts'
import {
  blockOf,
  shownFields,
  type FieldSpec,
  type FormMode,
  type FormValues,
  type StepSpec,
} from './formSpec.ts'

export type RecordFormOptions<V extends FormValues> = {
  mode: FormMode
  initial: V
  schema: GenericSchema<V, V>
  steps: (values: V) => readonly StepSpec<V>[]
  /** What else a change of one field changes: a type that drops a step clears what stood there. */
  linked?: (changed: FieldSpec<V>['name'], values: V) => Partial<V>
  /** Gets the newest record with what was changed here on top: what somebody else changed meanwhile stays theirs. */
  save: (values: V) => Promise<SaveOutcome<V>>
  /** Edit is pressed: a newer record is asked for. */
  onEdit?: () => void
}

const MANDATORY = 'please fill all the mandatory fields'

/** Values, step and phase of an admin form; `start` is what the server holds. */
export function useRecordForm<V extends FormValues>(options: RecordFormOptions<V>) {
  const { mode, initial, schema, steps: stepsOf, linked, save, onEdit } = options
  const [first] = useState(initial)
  const form = useForm<V>({ values: first, resolver: valibotResolver(schema), mode: 'onTouched' })
  const [start, setStart] = useState(initial)
  const [phase, setPhase] = useState<'reading' | 'editing' | 'saving'>(
    mode === 'add' ? 'editing' : 'reading',
  )
  const [askedStep, setStep] = useState(0)
  /** What wants the focus once it stands: a field's name, FIRST, HEADING or SUBMIT. */
  const [wanted, setWanted] = useState<string | null>(null)

  const values = form.watch()
  const steps = stepsOf(values)
  const step = Math.min(askedStep, steps.length - 1)
  const changes = useMemo(() => changesOf(steps, mode, start, values), [steps, mode, start, values])

  // The list brings a newer record while nobody edits this one.
  useEffect(() => {
    if (mode === 'add' || phase !== 'reading') return
    setStart(initial)
    form.reset(initial)
  }, [mode, phase, initial, form])

  /** Checks the steps up to `upTo`; the first gap gets the step, the toast and the focus (shell §4). */
  async function areFilled(upTo: number): Promise<boolean> {
    for (const [at, one] of steps.slice(0, upTo + 1).entries()) {
      const names = shownFields(one, { mode, values: form.getValues() }).map(({ name }) => name)
      if (await form.trigger(names)) continue
      setStep(at)
      setWanted(names.find((name) => form.getFieldState(name).invalid) ?? null)
      showToast('error', MANDATORY)
      return false
    }
    return true
  }

  /** Backwards freely; forwards only over steps that are filled. */
  async function goTo(next: number): Promise<void> {
    if (phase === 'editing' && next > step) {
      if (!(await areFilled(next - 1))) return
      const blocked = steps.slice(step, next).some((one) => blockOf(one, values) !== null)
      if (blocked) return
    }
    setStep(next)
    if (phase === 'editing') setWanted(FIRST)
  }

  async function submit(): Promise<boolean> {
    if (!(await areFilled(steps.length - 1))) return false
    setPhase('saving')
    const sent = mode === 'add' ? form.getValues() : onNewest(initial, start, form.getValues())
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
    steps,
    step,
    phase,
    changes,
    isDirty: phase !== 'reading' && changes.length > 0,
    wanted,
    focused: () => setWanted(null),
    goTo,
    submit,
    /** What somebody else changed since Edit was pressed. */
    moved: phase === 'editing' && mode === 'edit' ? changesOf(steps, mode, start, initial) : [],
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
