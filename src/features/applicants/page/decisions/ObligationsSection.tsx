import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { useState } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { decideObligations, type DecidedObligation } from '../../sections/decisions.ts'
import { decide, remove, type ObligationEdits } from '../../sections/editObligations.ts'
import type { DescribedSection, SectionFacts } from '../../sections/section.ts'
import { ComparedSection } from '../ComparedSection.tsx'
import { ObligationDialog } from './ObligationDialog.tsx'

type ObligationsSectionProps = {
  section: DescribedSection
  facts: SectionFacts
  onEdit: (edits: ObligationEdits) => void
}

/** The obligations with what the user can do about each. */
export function ObligationsSection({ section, facts, onEdit }: ObligationsSectionProps) {
  /** By its id; 'new' for one that is added. */
  const [opened, setOpened] = useState<string | null>(null)
  const obligations = decideObligations(facts.applicant, facts.comparison.obligations)
  const obligation = obligations.find(({ id }) => id === opened) ?? null
  const close = () => setOpened(null)
  const controls = (row: string) => {
    const one = obligations.find(({ id }) => id === row)
    return one && <Controls obligation={one} onEdit={onEdit} onChange={() => setOpened(one.id)} />
  }
  return (
    <>
      <ComparedSection section={section} controls={controls}>
        <div className="applicant-add">
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            onClick={() => setOpened('new')}
          >
            <Icon of={plus} />
            Add an obligation
          </button>
        </div>
      </ComparedSection>
      {opened !== null && (opened === 'new' || obligation !== null) && (
        <ObligationDialog
          obligation={obligation}
          others={obligations.filter((other) => other !== obligation && other.keys.length > 0)}
          onCancel={close}
          onEdit={(edits) => {
            close()
            onEdit(edits)
          }}
        />
      )}
    </>
  )
}

type ControlsProps = {
  obligation: DecidedObligation
  onEdit: (edits: ObligationEdits) => void
  onChange: () => void
}

function Controls({ obligation, onEdit, onChange }: ControlsProps) {
  const { counterparty, state, decision, keys } = obligation
  const button = (text: string, onClick: () => void) => (
    <button
      key={text} // the focus does not move to the button that replaces it
      type="button"
      className="btn btn-secondary btn-sm"
      aria-label={`${text} ${counterparty}`}
      onClick={onClick}
    >
      {(text === 'Confirm' || text === 'Count') && <Icon of={check} />}
      {text}
    </button>
  )
  return (
    <span className="applicant-decision">
      {decision === null &&
        button(state === 'notCounted' ? 'Count' : 'Confirm', () =>
          onEdit(decide(obligation, 'confirmed')),
        )}
      {(state === 'undecided' || keys.length === 0) &&
        button('Remove', () => onEdit(remove(obligation)))}
      {decision !== null &&
        keys.length > 0 &&
        button('Undo', () => onEdit(decide(obligation, null)))}
      {button('Change', onChange)}
    </span>
  )
}
