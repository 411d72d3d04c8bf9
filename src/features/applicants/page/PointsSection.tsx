import copyIcon from 'bootstrap-icons/icons/copy.svg?raw'
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import unread from 'bootstrap-icons/icons/question-circle.svg?raw'
import differs from 'bootstrap-icons/icons/x-circle.svg?raw'
import { Suspense, useId, useState, type KeyboardEvent } from 'react'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import type { OpenPoint } from '../compare/comparison.ts'
import type { Applicant } from '../model/applicant.ts'
import { noteOf } from '../sections/keyFigures.ts'
import { POINT_KINDS } from '../sections/points.ts'
import type { DescribedSection } from '../sections/section.ts'
import { Section } from './Section.tsx'
import { SourceValue } from './SourceValue.tsx'

const ICONS: Record<OpenPoint['kind'], { icon: string; className: string }> = {
  differs: { icon: differs, className: 'lg t-danger' },
  missing: { icon: warning, className: 'lg t-warning' },
  unread: { icon: unread, className: 'lg muted' },
  changed: { icon: differs, className: 'lg t-danger' },
  look: { icon: warning, className: 'lg t-warning' },
}

const PointHistory = lazyWithRetry(async () => (await import('./PointHistory.tsx')).PointHistory, {
  label: 'The history of the file',
  LoadError: RenderNothing,
})

const NOTE_MAX = 500

type PointsSectionProps = {
  section: DescribedSection
  applicant: Pick<Applicant, 'notes'>
  points: readonly OpenPoint[]
  /** Of the open ones, for an e-mail; null for none. */
  questions: string | null
  isArriving: boolean
  canEdit: boolean
  /** Null makes it open again. */
  onNote: (point: OpenPoint, text: string | null) => void
}

/** The open points, each of which can be explained with a note. */
export function PointsSection(props: PointsSectionProps) {
  const { section, applicant, points, questions, isArriving, canEdit, onNote } = props
  const { id, title, state, none } = section
  return (
    <Section
      id={id}
      title={title}
      hint={
        state && (
          <>
            <Chip tone={state.tone} isPlain>
              {state.text}
            </Chip>
            {isArriving && 'Results are still coming: some points may go away.'}
          </>
        )
      }
      actions={
        questions !== null && (
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            onClick={() => void copyQuestions(questions)}
          >
            <Icon of={copyIcon} />
            Copy the questions
          </button>
        )
      }
    >
      {points.length === 0 ? (
        <p className="applicant-none muted">{isArriving ? 'Results are still coming.' : none}</p>
      ) : (
        <ul className="applicant-points">
          {points.map((point) => (
            <Point
              key={point.id}
              point={point}
              note={noteOf(applicant, point)}
              canEdit={canEdit}
              onNote={(text) => onNote(point, text)}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** For an e-mail to the applicant. The clipboard fails without permission, which is reported. */
async function copyQuestions(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', 'Questions copied. Paste them into an e-mail.')
  } catch {
    showToast('error', 'The browser did not allow copying.')
  }
}

type PointProps = {
  point: OpenPoint
  note: string | null
  canEdit: boolean
  onNote: (text: string | null) => void
}

function Point({ point, note, canEdit, onNote }: PointProps) {
  const [isEditing, setEditing] = useState(false)
  const { icon, className } = ICONS[point.kind]
  const finish = (text?: string | null) => {
    setEditing(false)
    if (text !== undefined) onNote(text)
  }
  const isShown = isEditing && canEdit && note === null
  return (
    <li>
      <Icon of={icon} label={POINT_KINDS[point.kind]} className={className} />
      <div>
        <p>
          {point.text}
          {point.sources.map((from, index) => (
            <span key={index} className="applicant-point-source">
              <SourceValue label="Source" text={from.value} from={from} />
            </span>
          ))}
          {point.file !== undefined && (
            <Suspense fallback={null}>
              <PointHistory file={point.file} about={point.text} />
            </Suspense>
          )}
        </p>
        {point.question !== undefined && (
          <p className="small muted">
            {point.question.why} <b>{point.question.ask}</b>
          </p>
        )}
        {note !== null && (
          <p className="small muted applicant-note">
            <Chip tone="success">Explained</Chip> {note}
          </p>
        )}
        {isShown && <NoteForm about={point.text} onFinish={finish} />}
      </div>
      {canEdit && !isShown && (
        <button
          type="button"
          className="btn btn-secondary btn-sm applicant-action"
          aria-label={`${note === null ? 'Explain' : 'Reopen'}: ${point.text}`}
          onClick={() => (note === null ? setEditing(true) : finish(null))}
        >
          {note === null ? 'Explain' : 'Reopen'}
        </button>
      )}
    </li>
  )
}

type NoteFormProps = {
  about: string
  /** Undefined: cancelled. */
  onFinish: (text?: string) => void
}

function NoteForm({ about, onFinish }: NoteFormProps) {
  const [text, setText] = useState('')
  const id = useId()
  const note = text.trim()
  const save = () => note !== '' && onFinish(note)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save()
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onFinish()
  }
  return (
    <div className="applicant-note-form">
      <label className="visually-hidden" htmlFor={id}>
        Explanation of: {about}
      </label>
      <input
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the pressed button
        autoFocus
        className="form-control"
        maxLength={NOTE_MAX}
        placeholder="What explains it?"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="btn btn-primary" disabled={note === ''} onClick={save}>
        Save note
      </button>
      <button type="button" className="btn btn-ghost" onClick={() => onFinish()}>
        Cancel
      </button>
    </div>
  )
}
