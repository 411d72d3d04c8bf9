import { Suspense, useEffect, useRef } from 'react'
import type { IntakeProps } from '#shared/kits/analyzer/definition.ts'
import { usePendingTransfer } from '#shared/kits/analyzer/intake/usePendingTransfer.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { addTransferredFile } from './files/accountUploads.ts'
import { restoreIntake } from './lifecycle.ts'
import type { BankIntake } from './state/intake.ts'
import { selectIntake } from './state/intakeSlice.ts'
import { UploadStep } from './steps/UploadStep.tsx'
import './intake.css'

const DetailsStep = lazyWithRetry(
  async () => (await import('./steps/DetailsStep.tsx')).DetailsStep,
  { label: 'The next step' },
)
const PreviewStep = lazyWithRetry(
  async () => (await import('./steps/PreviewStep.tsx')).PreviewStep,
  { label: 'The next step' },
)
const FilesStep = lazyWithRetry(async () => (await import('./steps/FilesStep.tsx')).FilesStep, {
  label: 'The next step',
})
const SinglePasswordStep = lazyWithRetry(
  async () => (await import('./steps/SinglePasswordStep.tsx')).SinglePasswordStep,
  { label: 'The next step' },
)
const UnlockStep = lazyWithRetry(async () => (await import('./steps/UnlockStep.tsx')).UnlockStep, {
  label: 'The next step',
})
const SecondAccountStep = lazyWithRetry(
  async () => (await import('./steps/SecondAccountStep.tsx')).SecondAccountStep,
  { label: 'The next step' },
)

/** Each screen starts at the top, with the focus there. */
export function IntakeView({ analyzer, draft, onProceed }: IntakeProps) {
  const dispatch = useAppDispatch()
  const intake = useAppSelector(selectIntake)
  useEffect(() => {
    // Loaded ahead: an upload may be interrupted because the network is gone.
    loadChunk(() => import('./restoreInterrupted.ts')).then(
      (code) => draft !== null && dispatch(code.restoreInterrupted(draft)),
      () => undefined, // the draft stays for the next visit
    )
  }, [dispatch, draft])
  usePendingTransfer(analyzer.service, (file) => {
    dispatch(restoreIntake()) // restore after a reload first
    void dispatch(addTransferredFile(file))
  })
  const root = useRef<HTMLDivElement>(null)
  const screen = renderScreen(intake)
  const previousScreen = useRef(screen)
  useEffect(() => {
    if (previousScreen.current === screen) return
    previousScreen.current = screen
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

/** Showing the bank selection counts as a new screen (analyzers §2, screen 6), switching the password mode does not. */
function renderScreen(intake: BankIntake): string {
  if (intake.kind === 'bankstatementSuccessfulUpload') return `${intake.kind} ${intake.revealed}`
  if (intake.kind === 'bankstatementSuccessfulUploadPreview') return intake.view
  return intake.kind === 'commonPasswordUnlock' ? 'passwordProtected' : intake.kind
}

type IntakeScreenProps = { intake: BankIntake; onProceed: IntakeProps['onProceed'] }

function IntakeScreen({ intake, onProceed }: IntakeScreenProps) {
  switch (intake.kind) {
    case 'Not Uploaded':
      return <UploadStep />
    case 'singlePasswordProtected':
      return <SinglePasswordStep intake={intake} />
    case 'passwordProtected':
      return <UnlockStep intake={intake} isCommonPassword={false} />
    case 'commonPasswordUnlock':
      return <UnlockStep intake={intake} isCommonPassword />
    case 'bankstatementSuccessfulUpload':
      return <FilesStep intake={intake} />
    case 'bankstatementnewAccountUpload':
      return <SecondAccountStep intake={intake} />
    case 'bankstatementSuccessfulUploadPreview':
      return intake.view === 'details' ? (
        <DetailsStep intake={intake} />
      ) : (
        <PreviewStep intake={intake} shown={intake.shown} onProceed={onProceed} />
      )
    default:
      return intake satisfies never
  }
}
