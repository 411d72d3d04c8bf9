import { lazy, Suspense, useEffect, useRef } from 'react'
import { Bones } from '#shared/ui/Bones.tsx'
import type { Intake } from './intake.ts'
import { UploadStep } from './UploadStep.tsx'
import './intake.css'

// What comes after the files is not on the first screen, and neither is its code.
const DetailsStep = lazy(async () => ({ default: (await import('./DetailsStep.tsx')).DetailsStep }))
const PreviewStep = lazy(async () => ({ default: (await import('./PreviewStep.tsx')).PreviewStep }))
const FilesStep = lazy(async () => ({ default: (await import('./FilesStep.tsx')).FilesStep }))
const SinglePasswordStep = lazy(async () => ({
  default: (await import('./SinglePasswordStep.tsx')).SinglePasswordStep,
}))
const UnlockStep = lazy(async () => ({ default: (await import('./UnlockStep.tsx')).UnlockStep }))
const SecondAccountStep = lazy(async () => ({
  default: (await import('./SecondAccountStep.tsx')).SecondAccountStep,
}))

type IntakeViewProps = {
  intake: Intake
  /** PROCEED was pressed: the id of the job. */
  onProceeded: (job: string) => void
}

/** Before Proceed. Each screen begins at its top, with the focus there. */
export function IntakeView({ intake, onProceeded }: IntakeViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const screen = screenOf(intake)
  const shownScreen = useRef(screen)
  useEffect(() => {
    if (shownScreen.current === screen) return
    shownScreen.current = screen
    root.current?.focus({ preventScroll: true })
    document.documentElement.scrollTop = 0
  }, [screen])
  return (
    <div className="intake-screen" ref={root} tabIndex={-1}>
      <Suspense
        fallback={
          <div className="page">
            <Bones lines={8} label="Opening the next step" />
          </div>
        }
      >
        <IntakeScreen intake={intake} onProceeded={onProceeded} />
      </Suspense>
    </div>
  )
}

/** A revealed selection is a screen of its own (analyzers §2, screen 6); the switch of one password is not. */
function screenOf(intake: Intake): string {
  if (intake.kind === 'bankstatementSuccessfulUpload') return `${intake.kind} ${intake.revealed}`
  if (intake.kind === 'bankstatementSuccessfulUploadPreview') return intake.view
  return intake.kind === 'commonPasswordUnlock' ? 'passwordProtected' : intake.kind
}

/** The screen of each state (analyzers §2, screens 1 to 8). */
function IntakeScreen({ intake, onProceeded }: IntakeViewProps) {
  switch (intake.kind) {
    case 'Not Uploaded':
      return <UploadStep />
    case 'singlePasswordProtected':
      return <SinglePasswordStep work={intake} />
    case 'passwordProtected':
      return <UnlockStep work={intake} isCommon={false} />
    case 'commonPasswordUnlock':
      return <UnlockStep work={intake} isCommon />
    case 'bankstatementSuccessfulUpload':
      return <FilesStep work={intake} />
    case 'bankstatementnewAccountUpload':
      return <SecondAccountStep work={intake} />
    case 'bankstatementSuccessfulUploadPreview':
      return intake.view === 'details' ? (
        <DetailsStep work={intake} />
      ) : (
        <PreviewStep work={intake} shown={intake.shown} onProceeded={onProceeded} />
      )
    default:
      return intake satisfies never
  }
}
