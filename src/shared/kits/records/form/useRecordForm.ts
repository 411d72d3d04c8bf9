import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useMemo, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import type { SaveOutcome } from '../recordStore.ts'
import { findChanges, mergeChangesInto } from './fieldChanges.ts'
import {
  sectionDisabledReason,
  visibleFields,
  type FieldSpec,
  type FormMode,
  type RecordValues,
  type SectionSpec,
} from './formSpec.ts'
import { FIRST_FIELD, HEADING, SUBMIT } from './useRequestedFocus.ts'

export type RecordFormOptions<V extends RecordValues> = {
  mode: FormMode
  initial: V
  schema: GenericSchema<V, V>
  sections: (values: V) => readonly SectionSpec<V>[]
  /** The property that identifies list items: 'serviceId'. Only for fields with lists. */
  itemKey?: string
  /** Values that change with a field: a type without a section clears that section's values. */
  linkedValues?: (changed: FieldSpec<V>['name'], values: V) => Partial<V>
  /** Receives the newest record with the changes made here, so that other users' changes survive. */
  save: (values: V) => Promise<SaveOutcome<V>>
  /** Edit was pressed: fetches a newer record. */
  onEdit?: () => void
}

type Phase = 'reading' | 'editing' | 'saving'

const MISSING_FIELDS_MESSAGE = 'please fill all the mandatory fields'

/** `initial` is the server's record. */
export function useRecordForm<V extends RecordValues>(options: RecordFormOptions<V>) {
  const { mode, initial, schema, linkedValues, save, onEdit, itemKey = '' } = options
  const [first] = useState(initial)
  const form = useForm<V>({ values: first, resolver: valibotResolver(schema), mode: 'onTouched' })
  const [start, setStart] = useState(initial)
  const [phase, setPhase] = useState<Phase>(mode === 'add' ? 'editing' : 'reading')
  const [requestedFocus, setRequestedFocus] = useState<string | null>(null)

  const values = form.watch()
  const sections = options.sections(values)
  const steps = useSectionSteps({ form, mode, sections, phase, setRequestedFocus })
  const changes = useMemo(
    () => findChanges({ sections, mode, itemKey }, start, values),
    [sections, mode, itemKey, start, values],
  )

  // Take over a newer record from the list while nobody edits.
  useEffect(() => {
    if (mode === 'add' || phase !== 'reading') return
    setStart(initial)
    form.reset(initial)
  }, [mode, phase, initial, form])

  async function submit(): Promise<boolean> {
    if (!(await steps.validateSections(sections.length - 1))) return false
    setPhase('saving')
    const sent =
      mode === 'add'
        ? form.getValues()
        : mergeChangesInto(initial, start, form.getValues(), itemKey)
    const outcome = await save(sent)
    const isDone = outcome === 'saved'
    setPhase(mode === 'edit' && isDone ? 'reading' : 'editing')
    if (isDone) {
      setStart(sent)
      form.reset(sent)
      setRequestedFocus(mode === 'edit' ? HEADING : null)
    } else {
      setRequestedFocus(SUBMIT)
      if (outcome !== 'failed') setStart({ ...start, ...outcome.saved })
    }
    return isDone
  }

  return {
    form,
    values,
    sections,
    sectionIndex: steps.sectionIndex,
    phase,
    changes,
    isDirty: phase !== 'reading' && changes.length > 0,
    requestedFocus,
    onFocused: () => setRequestedFocus(null),
    goTo: steps.goTo,
    submit,
    changedByOthers:
      phase === 'editing' && mode === 'edit'
        ? findChanges({ sections, mode, itemKey }, start, initial)
        : [],
    edit: () => {
      setPhase('editing')
      setRequestedFocus(FIRST_FIELD)
      onEdit?.()
    },
    discard: () => {
      form.reset(start)
      setPhase('reading')
      setRequestedFocus(HEADING)
    },
    handleFieldChange: (name: FieldSpec<V>['name']) => {
      if (form.getFieldState(name).invalid) void form.trigger(name)
      setLinkedValues(form, linkedValues?.(name, form.getValues()) ?? {})
    },
  }
}

function setLinkedValues<V extends RecordValues>(form: UseFormReturn<V>, linked: Partial<V>): void {
  if (Object.keys(linked).length === 0) return
  form.reset(
    { ...form.getValues(), ...linked },
    { keepDefaultValues: true, keepErrors: true, keepTouched: true, keepDirty: true },
  )
}

type SectionStepsOptions<V extends RecordValues> = Pick<RecordFormOptions<V>, 'mode'> & {
  form: UseFormReturn<V>
  sections: readonly SectionSpec<V>[]
  phase: Phase
  setRequestedFocus: (field: string | null) => void
}

/** Which section is shown, and the ways to another one. */
function useSectionSteps<V extends RecordValues>({
  form,
  mode,
  sections,
  phase,
  setRequestedFocus,
}: SectionStepsOptions<V>) {
  const [requestedIndex, setRequestedIndex] = useState(0)
  const sectionIndex = Math.min(requestedIndex, sections.length - 1)

  /** The first invalid field gets the focus, with a toast (shell §4). */
  async function validateSections(lastIndex: number): Promise<boolean> {
    for (const [index, one] of sections.slice(0, lastIndex + 1).entries()) {
      const names = visibleFields(one, { mode, values: form.getValues() }).map(({ name }) => name)
      if (await form.trigger(names)) continue
      setRequestedIndex(index)
      setRequestedFocus(names.find((name) => form.getFieldState(name).invalid) ?? null)
      showToast('error', MISSING_FIELDS_MESSAGE)
      return false
    }
    return true
  }

  /** Backwards always; forwards only past complete sections. */
  async function goTo(next: number): Promise<void> {
    if (phase === 'editing' && next > sectionIndex) {
      if (!(await validateSections(next - 1))) return
      const blocked = sections
        .slice(sectionIndex, next)
        .some((one) => sectionDisabledReason(one, form.getValues()) !== null)
      if (blocked) return
    }
    setRequestedIndex(next)
    if (phase === 'editing') setRequestedFocus(FIRST_FIELD)
  }

  return { sectionIndex, validateSections, goTo }
}
