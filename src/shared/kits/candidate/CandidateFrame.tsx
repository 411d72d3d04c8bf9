import { useEffect, useRef, type ReactNode } from 'react'
import { useDocumentTitle } from '#shared/ui/hooks/useDocumentTitle.ts'
import { CandidateHeader } from './CandidateHeader.tsx'
import { useCandidateLanguage, useFormats } from './language.ts'
import './candidate.css'

type StepProgressProps = {
  name: string
  /** One-based. */
  step: number
  total: number
}

/** Progress: '2 of 4' and as many bars. */
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

/** A catalogue failed to load: the current language stays, and the load is retried automatically. */
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
  /** Identifies this screen within its page: a change moves the focus to the heading. */
  screen: string
  title: string
  lead?: ReactNode
  /** Above the title: the icon of a message. */
  aboveTitle?: ReactNode
  /** Whose check this is; default: the product's name. */
  company?: string | undefined
  /** Shows a back arrow in the header. */
  onBack?: (() => void) | undefined
  /** Help calls this number. Without phone, email or other contact it writes to the product's support. */
  phone?: string | undefined
  /** Help writes to this email. */
  email?: string | undefined
  /** Any other contact, such as two numbers: shown as text. */
  otherContact?: string | undefined
  progress?: StepProgressProps | undefined
  /** The language screen needs no switch. */
  hidesLanguageSwitch?: boolean
  /** Fixed footer: usually a `FooterButton`. */
  footer?: ReactNode
  children?: ReactNode
}

/** One step of a candidate page (look 10): header, progress, one column, footer button. */
export function CandidateFrame(props: CandidateFrameProps) {
  const { screen, title, lead, aboveTitle, company, onBack, progress, footer, children } = props
  const { phone, email, otherContact, hidesLanguageSwitch = false } = props
  const { trackScreen, hasFailed } = useCandidateLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  useEffect(() => {
    // Not for the first screen: arriving users start at the top.
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
