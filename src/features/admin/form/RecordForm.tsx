import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { confirmLeaving } from '#shared/navigation/leaveGuard.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { madeOf, type Change } from './changes.ts'
import { ChangeSummary } from './ChangeSummary.tsx'
import { FormField } from './FormField.tsx'
import { focusTarget, HEADING } from './formFocus.ts'
import { FormFoot } from './FormFoot.tsx'
import { blockOf, shownFields, type FormMode, type FormValues } from './formSpec.ts'
import { StepTabs } from './StepTabs.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { useLatestCall } from './useLatestCall.ts'
import { useNoHeldEnter } from './useNoHeldEnter.ts'
import { useRecordForm, type RecordFormOptions } from './useRecordForm.ts'
import { useStayingGuard } from './useStayingGuard.ts'

type RecordFormProps<V extends FormValues> = RecordFormOptions<V> & {
  heading: string
  /** Why the record cannot be edited, null when it can. */
  editLock?: string | null
  onSaved?: (values: V) => void
  onClose: () => void
  /** What the screen has to say above the fields of a step. */
  notice?: ReactNode
}

/**
 * A record beside its list (look, picture 09): steps, read-only until Edit, a summary before Save. What was typed stays
 * until it is saved or given up on purpose.
 */
export function RecordForm<V extends FormValues>(props: RecordFormProps<V>) {
  const { heading, mode, editLock = null, onSaved, onClose, notice } = props
  const state = useRecordForm(props)
  const { form, values, steps, step, phase, changes, isDirty, moved } = state
  const id = useId()
  const headingRef = useHeadingFocus()
  const release = useStayingGuard(isDirty, phase === 'saving')
  const isReading = phase === 'reading'
  const isLast = step === steps.length - 1
  const current = steps[step]
  const { wanted, focused } = state

  const formRef = useRef<HTMLFormElement>(null)
  const saved = useLatestCall(onSaved)
  useNoHeldEnter(formRef)

  useEffect(() => {
    if (wanted === null) return
    const target =
      wanted === HEADING ? headingRef.current : focusTarget(formRef.current, wanted, id)
    target?.focus()
    focused()
  }, [wanted, focused, id, headingRef])

  async function finish() {
    if (!(await state.submit())) return
    release()
    saved(values)
  }

  function advance(event: FormEvent) {
    event.preventDefault()
    if (isReading || phase === 'saving') return
    if (blockOf(current, values) !== null) return
    if (!isLast) void state.goTo(step + 1)
    else if (mode === 'add' || changes.length > 0) void finish()
  }

  async function cancel() {
    if (mode === 'add') onClose()
    else if (!isDirty || (await confirmLeaving())) state.discard()
  }

  if (current === undefined) return null
  return (
    <section className="panel record-form" aria-labelledby={`${id}-heading`}>
      <header className="panel-head">
        <h2 id={`${id}-heading`} ref={headingRef} tabIndex={-1} className="clip">
          {heading}
        </h2>
        {steps.length > 1 && (
          <p className="small muted" role="status">
            Step {step + 1} of {steps.length}
          </p>
        )}
        <button
          type="button"
          className="btn btn-ghost btn-icon push"
          disabled={phase === 'saving'}
          onClick={onClose}
        >
          <Icon of={close} label="Close" />
        </button>
      </header>
      <form ref={formRef} noValidate onSubmit={advance}>
        <div className="panel-body">
          <StepTabs
            titles={steps.map(({ title }) => title)}
            current={step}
            onGo={(next) => void state.goTo(next)}
          />
          {notice}
          {moved.length > 0 && (
            <p className="form-moved small" role="status">
              Changed by somebody else meanwhile: {moved.map(({ label }) => label).join(', ')}. Save
              keeps that and adds what you changed.
            </p>
          )}
          <div className="form-fields">
            {shownFields(current, { mode, values }).map((field) => (
              <FormField
                key={field.name}
                id={`${id}-${field.name}`}
                field={field}
                form={{ mode, values }}
                control={form.control}
                isReadOnly={phase !== 'editing'}
                onChanged={state.follow}
              />
            ))}
          </div>
          {isLast && !isReading && (
            <ChangeSummary
              title={mode === 'add' ? 'What will be created' : 'What will change'}
              changes={mode === 'add' ? madeOf(steps, values) : changes}
            />
          )}
        </div>
        <FormFoot
          phase={phase}
          isFirst={step === 0}
          isLast={isLast}
          line={isLast ? lastLine(mode, changes) : current.nextLine}
          reason={
            isReading
              ? editLock
              : (blockOf(current, values) ??
                (mode === 'edit' && isLast && changes.length === 0
                  ? 'Nothing has been changed yet.'
                  : null))
          }
          onBack={() => void state.goTo(step - 1)}
          onNext={() => void state.goTo(step + 1)}
          onEdit={state.edit}
          onCancel={() => void cancel()}
        />
      </form>
    </section>
  )
}

/** Beside Save: what it would change, for the list above may be out of sight. */
function lastLine<V>(mode: FormMode, changes: readonly Change<V>[]): string {
  return mode === 'add'
    ? 'Look it over above, then save.'
    : `Will change: ${changes.map(({ label }) => label).join(', ')}`
}
