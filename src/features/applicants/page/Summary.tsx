import { useId, useState } from 'react'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import type { SectionId } from '../compare/comparison.ts'
import { formatWhole } from '../model/labels.ts'
import type { SectionFacts } from '../sections/section.ts'
import {
  describeHolder,
  describeInstalment,
  describeSummary,
  type SummaryPart,
} from '../sections/summary.ts'

type SummaryProps = {
  /** Null: a skeleton. */
  facts: SectionFacts | null
  canEdit: boolean
  onShow: (section: SectionId) => void
  /** In paise; null for none. */
  onInstalment: (paise: number | null) => void
}

/** What the documents say in one sentence, and the share of income with the loan that is asked for. */
export function Summary({ facts, canEdit, onShow, onInstalment }: SummaryProps) {
  if (facts === null)
    return (
      <div className="panel applicant-summary">
        <span className="skeleton-bar" />
      </div>
    )
  const parts = describeSummary(facts)
  const holder = describeHolder(facts)
  return (
    <div className="panel applicant-summary">
      <p>
        {parts.map((part, index) => (
          <span key={part.section}>
            <PartLink part={part} onShow={onShow} />
            {index < parts.length - 1 ? ', ' : '.'}
          </span>
        ))}
      </p>
      <Instalment facts={facts} canEdit={canEdit} onChange={onInstalment} />
      {holder && (
        <p className="applicant-holder small">
          <PartLink part={holder} onShow={onShow} />
        </p>
      )}
    </div>
  )
}

type PartLinkProps = { part: SummaryPart; onShow: (section: SectionId) => void }

function PartLink({ part: { text, section }, onShow }: PartLinkProps) {
  return (
    <a
      href={`#${section}`}
      onClick={(event) => {
        event.preventDefault()
        onShow(section)
      }}
    >
      {text}
    </a>
  )
}

const PAISE = 100

/** Empty is no instalment; undefined: the text is no amount. */
function toPaise(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const rupees = parseAmount(text)
  return rupees === null || rupees < 0 ? undefined : Math.round(rupees * PAISE)
}

type InstalmentProps = {
  facts: SectionFacts
  canEdit: boolean
  onChange: (paise: number | null) => void
}

/** The share follows each key; the amount is stored when the field is left. */
function Instalment({ facts, canEdit, onChange }: InstalmentProps) {
  const { newInstalment } = facts.applicant
  const [text, setText] = useState(newInstalment === null ? '' : formatWhole(newInstalment))
  const id = useId()
  const paise = toPaise(text)
  const figure = describeInstalment({
    ...facts,
    applicant: { ...facts.applicant, newInstalment: paise ?? null },
  })
  const store = () => {
    if (paise !== undefined) onChange(paise)
  }
  return (
    <div className="applicant-instalment">
      <label className="small" htmlFor={id}>
        Instalment of the new loan (₹ a month)
      </label>
      <input
        id={id}
        className="form-control"
        inputMode="decimal"
        value={text}
        readOnly={!canEdit}
        aria-invalid={paise === undefined}
        aria-describedby={`${id}-share`}
        onChange={({ target }) => setText(target.value)}
        onBlur={store}
        onKeyDown={({ key }) => key === 'Enter' && store()}
      />
      <span id={`${id}-share`} className="small muted" role="status">
        {paise === undefined
          ? 'Type an amount such as 12,500.'
          : figure?.value?.kind === 'text' && `With it: ${figure.value.text}`}
      </span>
    </div>
  )
}
