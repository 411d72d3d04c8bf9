import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useRestoreFocusAfterRemoval } from '#shared/ui/hooks/useRestoreFocusAfterRemoval.ts'
import type { OpenPoint } from '../compare/comparison.ts'
import type { ComparisonState } from '../compare/useComparison.ts'
import type { Applicant } from '../model/applicant.ts'
import { BusinessSection } from './BusinessSection.tsx'
import { ConductSection } from './ConductSection.tsx'
import { FigureCards } from './FigureCards.tsx'
import { IdentitySection } from './IdentitySection.tsx'
import { IncomeSection } from './IncomeSection.tsx'
import { ObligationsSection, type ObligationDecision } from './ObligationsSection.tsx'
import { PointsSection } from './PointsSection.tsx'
import { Section, type SectionId } from './Section.tsx'
import { SectionNav } from './SectionNav.tsx'
import { SectionSkeletons } from './SectionSkeletons.tsx'
import { SourcePane } from './SourcePane.tsx'
import { SourcesContext, type OpenedValue, type SourceRequest } from './SourceValue.tsx'

type CompareViewProps = {
  applicant: Applicant
  state: ComparisonState
  documentCount: number
  /** More results come. */
  isArriving: boolean
  canEdit: boolean
  onDecide: (id: string, decision: ObligationDecision) => void
  onNote: (point: OpenPoint, text: string | null) => void
  /** The content of the section Documents. */
  children: ReactNode
}

/** What the documents say, compared, with the source of a value beside it (look 19b). */
export function CompareView(props: CompareViewProps) {
  const { applicant, state, documentCount, isArriving, canEdit, onDecide, onNote, children } = props
  const comparison = state.kind === 'ready' ? state.comparison : null
  const { opened, sources, close } = useOpenedSource()
  const sections = useRef<HTMLDivElement>(null)
  useRestoreFocusAfterRemoval(sections)
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
        <SectionNav {...{ applicant, comparison, documentCount }} onShow={showSection} />
        <div ref={sections} className="applicant-sections">
          <FigureCards {...{ applicant, comparison }} onShow={showSection} />
          {state.kind === 'failed' && (
            <p className="panel applicant-none t-danger" role="alert">
              The documents could not be compared. Reload the page to try again.
            </p>
          )}
          {state.kind === 'loading' && <SectionSkeletons />}
          {comparison !== null && (
            <>
              <IdentitySection comparison={comparison} />
              <IncomeSection comparison={comparison} />
              <ObligationsSection {...{ applicant, comparison, canEdit, onDecide }} />
              <ConductSection comparison={comparison} />
              {comparison.business !== null && <BusinessSection business={comparison.business} />}
            </>
          )}
          <Section id="documents" title="Documents">
            {children}
          </Section>
          {comparison !== null && (
            <PointsSection
              points={comparison.points}
              {...{ applicant, isArriving, canEdit, onNote }}
            />
          )}
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
