import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useId, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { leaveGuards } from '#shared/navigation/leaveGuard.ts'
import { useSession } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { madeOf, type Change } from './changes.ts'
import { ChangeSummary } from './ChangeSummary.tsx'
import { FormField } from './FormField.tsx'
import { useHeadingFocus, useWantedFocus } from './formFocus.ts'
import { FormFoot } from './FormFoot.tsx'
import { useNoHeldEnter, useStayingGuard } from './formGuards.ts'
import { blockOf, shownFields, type FormMode, type FormValues } from './formSpec.ts'
import { useRecordForm, type RecordFormOptions } from './useRecordForm.ts'

type RecordFormProps<V extends FormValues> = RecordFormOptions<V> & {
  heading: string
  /** Why the record cannot be edited, null when it can. */
  editLock?: string | null
  onSaved?: (values: V) => void
  onClose: () => void
  /** What the screen has to say above the fields of a section. */
  notice?: ReactNode
}

/**
 * A record beside its list (look 09): sections, read-only until Edit, a summary before Save. What was typed stays
 * until it is saved or given up on purpose.
 */
export function RecordForm<V extends FormValues>(props: RecordFormProps<V>) {
  const { heading, mode, editLock = null, onSaved, onClose, notice } = props
  const session = useSession()
  const state = useRecordForm(props)
  const { form, values, sections, at, phase, changes, isDirty, moved } = state
  const id = useId()
  const headingRef = useHeadingFocus()
  const release = useStayingGuard(isDirty, phase === 'saving')
  const isReading = phase === 'reading'
  const isLast = at === sections.length - 1
  const section = sections[at]

  const formRef = useRef<HTMLFormElement>(null)
  const saved = useLatestCall(onSaved)
  useNoHeldEnter(formRef)
  const { wanted, onFocused } = state
  useWantedFocus({ wanted, onFocused, form: formRef, heading: headingRef, id })

  async function finish() {
    if (!(await state.submit())) return
    release()
    saved(values)
  }

  function advance(event: FormEvent) {
    event.preventDefault()
    if (isReading || phase === 'saving') return
    if (blockOf(section, values) !== null) return
    if (!isLast) void state.goTo(at + 1)
    else if (mode === 'add' || changes.length > 0) void finish()
  }

  async function cancel() {
    if (mode === 'add') onClose()
    else if (!isDirty || (await session.get(leaveGuards).confirmLeaving())) state.discard()
  }

  if (section === undefined) return null
  return (
    <section className="panel record-form" aria-labelledby={`${id}-heading`}>
      <header className="panel-head">
        <h2 id={`${id}-heading`} ref={headingRef} tabIndex={-1} className="clip">
          {heading}
        </h2>
        {sections.length > 1 && (
          <p className="small muted" role="status">
            Step {at + 1} of {sections.length}
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
          <SectionTabs
            titles={sections.map(({ title }) => title)}
            current={at}
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
            {shownFields(section, { mode, values }).map((field) => (
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
              none={mode === 'add' ? 'Nothing has been filled in yet.' : UNCHANGED}
              changes={mode === 'add' ? madeOf(sections, values) : changes}
            />
          )}
        </div>
        <FormFoot
          phase={phase}
          isFirst={at === 0}
          isLast={isLast}
          line={isLast ? lastLine(mode, changes) : section.nextLine}
          reason={
            isReading
              ? editLock
              : (blockOf(section, values) ??
                (mode === 'edit' && isLast && changes.length === 0 ? UNCHANGED : null))
          }
          onBack={() => void state.goTo(at - 1)}
          onNext={() => void state.goTo(at + 1)}
          onEdit={state.edit}
          onCancel={() => void cancel()}
        />
      </form>
    </section>
  )
}

const UNCHANGED = 'Nothing has been changed yet.'

/** Beside Save: what it would change, for the list above may be out of sight. Nothing of a record that is only read. */
function lastLine<V>(mode: FormMode, changes: readonly Change<V>[]): string | undefined {
  if (mode === 'add') return 'Look it over above, then save.'
  if (changes.length === 0) return undefined
  return `Will change: ${changes.map(({ label }) => label).join(', ')}`
}

type SectionTabsProps = {
  titles: readonly string[]
  /** From 0. */
  current: number
  onGo: (at: number) => void
}

/** The sections of a form as bars with their names; each is a way there. */
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

/** Calls back what the newest render gave: a save may end on another address. Who has left meanwhile is not called. */
function useLatestCall<Args extends readonly unknown[]>(
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
