import { useEffect, useRef, type ReactNode } from 'react'
import { CandidateHead } from './CandidateHead.tsx'
import { LanguageLost } from './LanguageLost.tsx'
import { useCandidateLanguage } from './language.ts'
import { StepBars, type StepBarsProps } from './StepBars.tsx'
import './candidate.css'

type CandidateFrameProps = {
  /** Names this screen among those of its page: a change moves the focus to the heading. */
  screen: string
  /** The h1. */
  title: ReactNode
  /** Under the title. */
  lead?: ReactNode
  /** Above the title: the tile of a message. */
  above?: ReactNode
  /** Whose check this is; left out: the product's name. */
  company?: string | undefined
  /** The arrow in the head. */
  onBack?: (() => void) | undefined
  /** Help calls this number. Without any of the three it writes to the product's support. */
  phone?: string | undefined
  /** Help writes to this address. */
  email?: string | undefined
  /** Any other contact, such as two numbers: Help shows it as text. */
  otherContact?: string | undefined
  progress?: StepBarsProps | undefined
  /** The screen is the choice itself: its head needs no switch. */
  isChoice?: boolean
  /** What stays in view at the foot: a `FootButton`, mostly. */
  foot?: ReactNode
  children?: ReactNode
}

/** One step of a candidate page (look 10): head, progress, one column, the button at the foot. */
export function CandidateFrame(props: CandidateFrameProps) {
  const { screen, title, lead, above, company, onBack, progress, foot, children } = props
  const { phone, email, otherContact, isChoice = false } = props
  const { arriveAt, isLost } = useCandidateLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Not at the first one: who arrives begins at the top of the page.
    if (!arriveAt(screen)) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [screen, arriveAt])
  return (
    <div className="candidate">
      <CandidateHead {...{ company, onBack, phone, email, otherContact, isChoice }} />
      {isLost && screen !== 'words' && <LanguageLost />}
      {progress !== undefined && <StepBars {...progress} />}
      <div className="candidate-body">
        {above}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="candidate-lead">{lead}</p>}
        {children}
      </div>
      {foot !== undefined && <div className="candidate-foot">{foot}</div>}
    </div>
  )
}
