import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import unread from 'bootstrap-icons/icons/question-circle.svg?raw'
import differs from 'bootstrap-icons/icons/x-circle.svg?raw'
import { useId, useState, type KeyboardEvent } from 'react'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { OpenPoint } from '../compare/comparison.ts'
import type { Applicant } from '../model/applicant.ts'
import { noteOf } from '../model/keyFigures.ts'
import { Section } from './Section.tsx'
import { SourceValue } from './SourceValue.tsx'

const KINDS: Record<OpenPoint['kind'], { icon: string; label: string; className: string }> = {
  differs: { icon: differs, label: 'Differs', className: 'lg t-danger' },
  missing: { icon: warning, label: 'Missing', className: 'lg t-warning' },
  unread: { icon: unread, label: 'Not read', className: 'lg muted' },
}

const NOTE_MAX = 500

type PointsSectionProps = {
  applicant: Pick<Applicant, 'notes'>
  points: readonly OpenPoint[]
  isArriving: boolean
  canEdit: boolean
  /** Null makes it open again. */
  onNote: (point: OpenPoint, text: string | null) => void
}

/** What differs, is missing or could not be read: open, or explained with a note. */
export function PointsSection(props: PointsSectionProps) {
  const { applicant, points, isArriving, canEdit, onNote } = props
  const open = points.filter((point) => noteOf(applicant, point) === null)
  return (
    <Section
      id="points"
      title="Open points"
      hint={
        points.length > 0 && (
          <>
            <Chip tone={open.length > 0 ? 'warning' : 'success'} isPlain>
              {open.length > 0 ? `${open.length} open` : 'All explained'}
            </Chip>
            {isArriving && 'Results are still coming: some points may go away.'}
          </>
        )
      }
    >
      {points.length === 0 ? (
        <p className="applicant-none muted">
          {isArriving
            ? 'Results are still coming.'
            : 'Nothing differs, is missing or could not be read.'}
        </p>
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

type PointProps = {
  point: OpenPoint
  note: string | null
  canEdit: boolean
  onNote: (text: string | null) => void
}

function Point({ point, note, canEdit, onNote }: PointProps) {
  const [isEditing, setEditing] = useState(false)
  const { icon, label, className } = KINDS[point.kind]
  const finish = (text?: string | null) => {
    setEditing(false)
    if (text !== undefined) onNote(text)
  }
  const isShown = isEditing && canEdit && note === null
  return (
    <li>
      <Icon of={icon} label={label} className={className} />
      <div>
        <p>
          {point.text}
          {point.sources.map((from, index) => (
            <span key={index} className="applicant-point-source">
              <SourceValue label="Source" text={from.value} from={from} />
            </span>
          ))}
        </p>
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
  const save = () => text.trim() !== '' && onFinish(text.trim())
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
      <button
        type="button"
        className="btn btn-primary"
        disabled={text.trim() === ''}
        onClick={save}
      >
        Save note
      </button>
      <button type="button" className="btn btn-ghost" onClick={() => onFinish()}>
        Cancel
      </button>
    </div>
  )
}
