import { useEffect, useRef, type ReactNode } from 'react'
import { useDocumentTitle } from '#shared/ui/hooks/useDocumentTitle.ts'
import { CandidateHeader } from './CandidateHeader.tsx'
import { useCandidateLanguage, useFormats } from './language/language.ts'
import './candidate.css'

type StepProgressProps = {
  name: string
  /** One-based. */
  step: number
  total: number
}

function StepProgress({ name, step, total }: StepProgressProps) {
  const { frame } = useCandidateLanguage()
  const { number } = useFormats()
  return (
    <div className="candidate-steps">
      <p>
        <span>{name}</span>
        <span>{frame.stepOf({ step: number(step), total: number(total) })}</span>
      </p>
      <div aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i key={index} className={index < step ? 'on' : undefined} />
        ))}
      </div>
    </div>
  )
}

/** The current language stays, and the load is retried automatically. */
export function LanguageLoadError() {
  const { frame, retry } = useCandidateLanguage()
  return (
    <p className="candidate-load-error" role="alert">
      {frame.languageLoadError}
      <button type="button" className="btn btn-secondary" onClick={retry}>
        {frame.tryAgain}
      </button>
    </p>
  )
}

type CandidateFrameProps = {
  /** A change moves the focus to the heading. */
  screen: string
  title: string
  lead?: ReactNode
  aboveTitle?: ReactNode
  /** Default: the product's name. */
  company?: string | undefined
  onBack?: (() => void) | undefined
  /** Help calls this number. Without phone, email or other contact it writes to the product's support. */
  phone?: string | undefined
  email?: string | undefined
  /** Any other contact, such as two numbers: shown as text. */
  otherContact?: string | undefined
  progress?: StepProgressProps | undefined
  /** The language screen needs no switch. */
  hidesLanguageSwitch?: boolean
  footer?: ReactNode
  children?: ReactNode
}

/** One step of a candidate page (look 10). */
export function CandidateFrame(props: CandidateFrameProps) {
  const { screen, title, lead, aboveTitle, company, onBack, progress, footer, children } = props
  const { phone, email, otherContact, hidesLanguageSwitch = false } = props
  const { trackScreen, hasFailed } = useCandidateLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  useEffect(() => {
    // Arriving users start at the top.
    if (!trackScreen(screen)) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [screen, trackScreen])
  return (
    <div className="candidate">
      <CandidateHeader {...{ company, onBack, phone, email, otherContact, hidesLanguageSwitch }} />
      {hasFailed && screen !== 'words' && <LanguageLoadError />}
      {progress !== undefined && <StepProgress {...progress} />}
      <div className="candidate-body">
        {aboveTitle}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="candidate-intro">{lead}</p>}
        {children}
      </div>
      {footer !== undefined && <div className="candidate-footer">{footer}</div>}
    </div>
  )
}
