import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useRestoreFocusAfterRemoval } from '#shared/ui/hooks/focus/useRestoreFocusAfterRemoval.ts'
import type { OpenPoint, SectionId } from '../compare/comparison.ts'
import type { ComparisonState } from '../compare/useComparison.ts'
import type { Applicant } from '../model/applicant.ts'
import type { ObligationEdits } from '../sections/editObligations.ts'
import { toQuestions } from '../sections/points.ts'
import { describeSections, REGULAR_SECTIONS, SECTIONS } from '../sections/sections.ts'
import { listTransfers } from '../sections/transfers.ts'
import { ComparedSection, SectionSkeleton, type RowControls } from './ComparedSection.tsx'
import { CreditDecision, type OnDecideCredit } from './decisions/CreditDecision.tsx'
import { ObligationsSection } from './decisions/ObligationsSection.tsx'
import { TransferControls, type TransferDecision } from './decisions/TransferControls.tsx'
import { FigureCards } from './FigureCards.tsx'
import { PointsSection } from './PointsSection.tsx'
import { Section } from './Section.tsx'
import { SectionNav } from './SectionNav.tsx'
import { SourcePane } from './source/SourcePane.tsx'
import { SourcesContext, type OpenedValue, type SourceRequest } from './SourceValue.tsx'
import { Summary } from './Summary.tsx'

type CompareViewProps = {
  applicant: Applicant
  state: ComparisonState
  documentCount: number
  /** More results come. */
  isArriving: boolean
  canEdit: boolean
  onEdit: (edits: ObligationEdits) => void
  onTransfer: (decision: TransferDecision) => void
  onNote: (point: OpenPoint, text: string | null) => void
  onDecideCredit: OnDecideCredit
  onInstalment: (paise: number | null) => void
  /** The content of the section Documents. */
  children: ReactNode
}

/** What the documents say, compared, with the source of a value beside it (look 19b). */
export function CompareView(props: CompareViewProps) {
  const {
    applicant,
    state,
    documentCount,
    isArriving,
    canEdit,
    onEdit,
    onTransfer,
    onNote,
    children,
  } = props
  const facts = state.kind === 'ready' ? { applicant, comparison: state.comparison } : null
  const sections = facts === null ? [] : describeSections(facts)
  const ids = facts === null ? REGULAR_SECTIONS : sections.map(({ id }) => id)
  const { opened, sources, close } = useOpenedSource()
  const area = useRef<HTMLDivElement>(null)
  useRestoreFocusAfterRemoval(area)
  const transfers = facts === null ? [] : listTransfers(facts.comparison)
  const transferControls = (row: string) => {
    const found = transfers.find((listed) => listed.row === row)
    return found && <TransferControls transfer={found.transfer} onDecide={onTransfer} />
  }
  const decideCredit = (key: string) => {
    const sender = facts?.comparison.senders?.find((one) => one.key === key)
    return sender && <CreditDecision sender={sender} onDecide={props.onDecideCredit} />
  }
  const controls: Partial<Record<SectionId, RowControls>> = {
    conduct: transferControls,
    income: decideCredit,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && opened !== null && !event.defaultPrevented) close()
  }
  return (
    <SourcesContext value={sources}>
      <div
        role="presentation"
        className={opened === null ? 'applicant-layout' : 'applicant-layout has-source'}
        onKeyDown={onKeyDown}
      >
        <SectionNav {...{ ids, facts, documentCount }} onShow={showSection} />
        <div ref={area} className="applicant-sections">
          <Summary
            key={facts === null ? 'skeleton' : 'summary'}
            {...{ facts, canEdit }}
            onShow={showSection}
            onInstalment={props.onInstalment}
          />
          <FigureCards facts={facts} onShow={showSection} />
          {state.kind === 'failed' && (
            <p className="panel applicant-none t-danger" role="alert">
              The documents could not be compared. Reload the page to try again.
            </p>
          )}
          {ids.map((id) => {
            const section = sections.find((described) => described.id === id)
            if (id === 'documents')
              return (
                <Section key={id} id={id} title={SECTIONS[id].title}>
                  {children}
                </Section>
              )
            if (section === undefined || facts === null)
              return state.kind === 'loading' && <SectionSkeleton key={id} id={id} />
            const { points } = facts.comparison
            if (id === 'points')
              return (
                <PointsSection
                  key={id}
                  {...{ section, applicant, points, isArriving, canEdit, onNote }}
                  questions={toQuestions(facts)}
                />
              )
            return id === 'obligations' && canEdit ? (
              <ObligationsSection key={id} {...{ section, facts, onEdit }} />
            ) : (
              <ComparedSection
                key={id}
                section={section}
                controls={canEdit ? controls[id] : undefined}
              />
            )
          })}
        </div>
        {opened !== null && <SourcePane request={opened} onClose={close} />}
      </div>
    </SourcesContext>
  )
}

function showSection(id: SectionId): void {
  const title = document.getElementById(id)
  title?.closest('section')?.scrollIntoView({ block: 'start' })
  title?.focus({ preventScroll: true })
}

/** The focus returns to the pressed value when its source is closed. */
function useOpenedSource() {
  const [opened, setOpened] = useState<SourceRequest | null>(null)
  const presses = useRef(0)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    if (opened !== null) return
    pressed.current?.focus()
    pressed.current = null
  }, [opened])
  const sources = useMemo(
    () => ({
      opened,
      open: (value: OpenedValue, button: HTMLElement) => {
        pressed.current = button
        presses.current += 1
        setOpened({ ...value, press: presses.current })
      },
    }),
    [opened],
  )
  return { opened, sources, close: () => setOpened(null) }
}
