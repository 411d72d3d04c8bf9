import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import {
  useId,
  useLayoutEffect,
  useRef,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { leaveGuards } from '#shared/platform/navigation/leaveGuard.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { ChangeSummary } from './ChangeSummary.tsx'
import { filledFields, type FieldChange } from './fieldChanges.ts'
import { FormField } from './FormField.tsx'
import { FormFooter } from './FormFooter.tsx'
import { useIgnoreRepeatedEnter, useUnsavedChangesGuard } from './formGuards.ts'
import {
  sectionDisabledReason,
  visibleFields,
  type FormMode,
  type RecordValues,
  type SectionSpec,
} from './formSpec.ts'
import { useRecordForm, type RecordFormOptions } from './useRecordForm.ts'
import { useHeadingFocus, useRequestedFocus } from './useRequestedFocus.ts'

type RecordFormProps<V extends RecordValues> = RecordFormOptions<V> & {
  heading: string
  editDisabledReason?: string | null
  onSaved?: (values: V) => void
  onClose: () => void
  notice?: ReactNode
}

/** Sections, read-only until Edit, and a summary before Save (look 09). Typed values stay until saved or discarded. */
export function RecordForm<V extends RecordValues>(props: RecordFormProps<V>) {
  const { heading, mode, editDisabledReason = null, onSaved, onClose, notice } = props
  const session = useSessionScope()
  const state = useRecordForm(props)
  const { values, sections, sectionIndex, phase, changes, isDirty, changedByOthers } = state
  const id = useId()
  const headingRef = useHeadingFocus()
  const release = useUnsavedChangesGuard(isDirty, phase === 'saving')
  const isReading = phase === 'reading'
  const isLast = sectionIndex === sections.length - 1
  const section = sections[sectionIndex]

  const formRef = useRef<HTMLFormElement>(null)
  const saved = useLatestCallback(onSaved)
  useIgnoreRepeatedEnter(formRef)
  const { requestedFocus: requested, onFocused } = state
  useRequestedFocus({ requested, onFocused, form: formRef, heading: headingRef, id })

  async function finish() {
    if (!(await state.submit())) return
    release()
    saved(values)
  }

  function advance(event: FormEvent) {
    event.preventDefault()
    if (isReading || phase === 'saving') return
    if (sectionDisabledReason(section, values) !== null) return
    if (!isLast) void state.goTo(sectionIndex + 1)
    else if (mode === 'add' || changes.length > 0) void finish()
  }

  async function cancel() {
    if (mode === 'add') onClose()
    else if (!isDirty || (await session.get(leaveGuards).confirmLeaving())) state.discard()
  }

  if (section === undefined) return null
  const hasNothingToSave = mode === 'edit' && isLast && changes.length === 0
  const disabledReason = isReading
    ? editDisabledReason
    : (sectionDisabledReason(section, values) ?? (hasNothingToSave ? NO_CHANGES_TEXT : null))
  return (
    <section className="panel record-form" aria-labelledby={`${id}-heading`}>
      <FormHeader
        {...{ id, heading, headingRef, onClose }}
        step={sections.length > 1 ? `Step ${sectionIndex + 1} of ${sections.length}` : null}
        isSaving={phase === 'saving'}
      />
      <form ref={formRef} noValidate onSubmit={advance}>
        <div className="panel-body">
          <SectionTabs
            titles={sections.map(({ title }) => title)}
            current={sectionIndex}
            onGo={(next) => void state.goTo(next)}
          />
          {notice}
          <ChangedByOthers fields={changedByOthers.map(({ label }) => label)} />
          <SectionFields {...{ id, section, mode, state }} />
          {isLast && !isReading && <FormSummary {...{ mode, state }} />}
        </div>
        <FormFooter
          phase={phase}
          isFirst={sectionIndex === 0}
          isLast={isLast}
          hint={isLast ? saveHint(mode, changes) : section.nextHint}
          disabledReason={disabledReason}
          onBack={() => void state.goTo(sectionIndex - 1)}
          onNext={() => void state.goTo(sectionIndex + 1)}
          onEdit={state.edit}
          onCancel={() => void cancel()}
        />
      </form>
    </section>
  )
}

type FormHeaderProps = {
  id: string
  heading: string
  headingRef: RefObject<HTMLHeadingElement | null>
  step: string | null
  isSaving: boolean
  onClose: () => void
}

const FormHeader = ({ id, heading, headingRef, step, isSaving, onClose }: FormHeaderProps) => (
  <header className="panel-header">
    <h2 id={`${id}-heading`} ref={headingRef} tabIndex={-1} className="clip">
      {heading}
    </h2>
    {step !== null && (
      <p className="small muted" role="status">
        {step}
      </p>
    )}
    <button
      type="button"
      className="btn btn-ghost btn-icon push"
      disabled={isSaving}
      onClick={onClose}
    >
      <Icon of={close} label="Close" />
    </button>
  </header>
)

type StateOf<V extends RecordValues> = ReturnType<typeof useRecordForm<V>>

type SectionFieldsProps<V extends RecordValues> = {
  id: string
  section: SectionSpec<V>
  mode: FormMode
  state: StateOf<V>
}

function SectionFields<V extends RecordValues>({
  id,
  section,
  mode,
  state,
}: SectionFieldsProps<V>) {
  const { form, values, phase, handleFieldChange } = state
  return (
    <div className="form-fields">
      {visibleFields(section, { mode, values }).map((field) => (
        <FormField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          form={{ mode, values }}
          control={form.control}
          isReadOnly={phase !== 'editing'}
          onChanged={handleFieldChange}
        />
      ))}
    </div>
  )
}

function FormSummary<V extends RecordValues>({
  mode,
  state: { sections, values, changes },
}: Pick<SectionFieldsProps<V>, 'mode' | 'state'>) {
  return mode === 'add' ? (
    <ChangeSummary
      title="What will be created"
      emptyText="Nothing has been filled in yet."
      changes={filledFields(sections, values)}
    />
  ) : (
    <ChangeSummary title="What will change" emptyText={NO_CHANGES_TEXT} changes={changes} />
  )
}

const ChangedByOthers = ({ fields }: { fields: readonly string[] }) =>
  fields.length > 0 && (
    <p className="form-change-notice small" role="status">
      Someone else has changed: {fields.join(', ')}. Saving keeps their changes and adds yours.
    </p>
  )

const NO_CHANGES_TEXT = 'Nothing has been changed yet.'

/** The summary may be out of view. Empty while reading. */
function saveHint<V>(mode: FormMode, changes: readonly FieldChange<V>[]): string | undefined {
  if (mode === 'add') return 'Check the changes above, then save.'
  if (changes.length === 0) return undefined
  return `Will change: ${changes.map(({ label }) => label).join(', ')}`
}

type SectionTabsProps = {
  titles: readonly string[]
  /** Zero-based. */
  current: number
  onGo: (at: number) => void
}

function SectionTabs({ titles, current, onGo }: SectionTabsProps) {
  if (titles.length < 2) return null
  return (
    <ol className="section-tabs" aria-label="Steps">
      {titles.map((title, at) => (
        <li key={title}>
          <button
            type="button"
            className={at <= current ? 'section-tab on' : 'section-tab'}
            aria-current={at === current ? 'step' : undefined}
            onClick={() => onGo(at)}
          >
            {title}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** A save may end at another URL. No calls after unmounting. */
function useLatestCallback<Args extends readonly unknown[]>(
  call: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
    return () => {
      latest.current = undefined
    }
  }, [call])
  return (...args) => latest.current?.(...args)
}
