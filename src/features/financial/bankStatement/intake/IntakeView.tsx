import { Suspense, useEffect, useRef } from 'react'
import type { IntakeProps } from '#shared/analyzer/definition.ts'
import { useHandedOver } from '#shared/analyzer/intake/useHandedOver.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { takeHandedOver } from './files/accountUploads.ts'
import { restoreCutOff, restoreIntake } from './lifecycle.ts'
import type { Intake } from './state/intake.ts'
import { selectIntake } from './state/intakeSlice.ts'
import { UploadStage } from './stages/UploadStage.tsx'
import './intake.css'

// What comes after the files is not on the first screen, and neither is its code.
const DetailsStage = lazyPart(
  async () => (await import('./stages/DetailsStage.tsx')).DetailsStage,
  { what: 'The next step' },
)
const PreviewStage = lazyPart(
  async () => (await import('./stages/PreviewStage.tsx')).PreviewStage,
  { what: 'The next step' },
)
const FilesStage = lazyPart(async () => (await import('./stages/FilesStage.tsx')).FilesStage, {
  what: 'The next step',
})
const SinglePasswordStage = lazyPart(
  async () => (await import('./stages/SinglePasswordStage.tsx')).SinglePasswordStage,
  { what: 'The next step' },
)
const UnlockStage = lazyPart(async () => (await import('./stages/UnlockStage.tsx')).UnlockStage, {
  what: 'The next step',
})
const SecondAccountStage = lazyPart(
  async () => (await import('./stages/SecondAccountStage.tsx')).SecondAccountStage,
  { what: 'The next step' },
)

/** Before Proceed. Each screen begins at its top, with the focus there. */
export function IntakeView({ analyzer, draft, onProceed }: IntakeProps) {
  const dispatch = useAppDispatch()
  const intake = useAppSelector(selectIntake)
  useEffect(() => {
    if (draft !== null) dispatch(restoreCutOff(draft))
  }, [dispatch, draft])
  useHandedOver(analyzer.service, (handed) => {
    dispatch(restoreIntake()) // what a reload left comes first
    void dispatch(takeHandedOver(handed))
  })
  const root = useRef<HTMLDivElement>(null)
  const screen = screenOf(intake)
  const shownScreen = useRef(screen)
  useEffect(() => {
    if (shownScreen.current === screen) return
    shownScreen.current = screen
    const heading = root.current?.querySelector<HTMLElement>('h1') ?? root.current
    heading?.focus({ preventScroll: true })
    document.documentElement.scrollTop = 0
  }, [screen])
  return (
    <div className="intake-screen" ref={root} tabIndex={-1}>
      <Suspense
        fallback={
          <div className="page">
            <Skeleton lines={8} label="Opening the next step" />
          </div>
        }
      >
        <IntakeScreen intake={intake} onProceed={onProceed} />
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

type IntakeScreenProps = { intake: Intake; onProceed: IntakeProps['onProceed'] }

/** The screen of each stage (analyzers §2, screens 1 to 8). */
function IntakeScreen({ intake, onProceed }: IntakeScreenProps) {
  switch (intake.kind) {
    case 'Not Uploaded':
      return <UploadStage />
    case 'singlePasswordProtected':
      return <SinglePasswordStage work={intake} />
    case 'passwordProtected':
      return <UnlockStage work={intake} isCommon={false} />
    case 'commonPasswordUnlock':
      return <UnlockStage work={intake} isCommon />
    case 'bankstatementSuccessfulUpload':
      return <FilesStage work={intake} />
    case 'bankstatementnewAccountUpload':
      return <SecondAccountStage work={intake} />
    case 'bankstatementSuccessfulUploadPreview':
      return intake.view === 'details' ? (
        <DetailsStage work={intake} />
      ) : (
        <PreviewStage work={intake} shown={intake.shown} onProceed={onProceed} />
      )
    default:
      return intake satisfies never
  }
}
