import { useState } from 'react'
import { AnalyzerHeader } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import type { IntakeProps } from '#shared/kits/analyzer/definition.ts'
import { SourcePreview } from '#shared/kits/analyzer/result/source/SourcePreview.tsx'
import { describeInterruption } from '#shared/kits/jobs/failures.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { useBusyAction } from '#shared/ui/hooks/useBusyAction.ts'
import { SplitView, type SplitSide } from '#shared/ui/splitView/SplitView.tsx'
import { accountNumber } from '../account/accountTitle.ts'
import { waitForReads } from '../files/waitForReads.ts'
import { findAccountWarnings } from '../state/accountWarnings.ts'
import { useDispatchIntake } from '../state/dispatchIntake.ts'
import './preview.css'
import type { IntakeData } from '../state/intake.ts'
import { isComplete, readyFiles } from '../state/intakeAccount.ts'
import { selectFacts, selectIntake } from '../state/intakeSlice.ts'
import { proceed } from '../state/toSubmission.ts'
import { IntakeFooter } from './IntakeFooter.tsx'
import { PreviewSidebar } from './PreviewSidebar.tsx'

type PreviewStepProps = {
  intake: IntakeData
  shown: string
  onProceed: IntakeProps['onProceed']
}

/** analyzers §2, screen 8 */
export function PreviewStep({ intake, shown, onProceed }: PreviewStepProps) {
  const dispatch = useAppDispatch()
  const dispatchIntake = useDispatchIntake()
  const [previewSide, setPreviewSide] = useState<SplitSide>('right')
  const files = intake.accounts.flatMap(readyFiles)
  const file = files.find(({ id }) => id === shown)
  const isReady = intake.accounts.every(isComplete)
  const sending = useBusyAction(async () => {
    const confirmed = await dispatch(confirmAccounts())
    if (confirmed !== null) onProceed(dispatch(proceed(confirmed)))
  })
  return (
    <div className="bank-preview">
      <div className="page">
        <AnalyzerHeader
          title="Bank statement"
          subtitle={
            intake.origin === 'interrupted'
              ? `${describeInterruption('Your files')} Select PROCEED to send them again.`
              : 'Check it before you proceed. Nothing has been sent yet.'
          }
          step={1}
        />
      </div>
      <div className="bank-preview-body">
        <SplitView
          leftLabel="Source"
          rightLabel="Files"
          side={previewSide}
          onSideChange={setPreviewSide}
          left={
            file === undefined ? (
              <div className="panel-body">
                <Skeleton lines={8} label="Checking the file" />
              </div>
            ) : (
              <SourcePreview key={file.id} file={file} />
            )
          }
          right={
            <PreviewSidebar
              intake={intake}
              shown={shown}
              onShow={(id) => {
                dispatchIntake({ kind: 'fileShown', file: id })
                // A phone shows one pane at a time.
                setPreviewSide('left')
              }}
            />
          }
        />
      </div>
      <IntakeFooter intake={intake} reason={isReady ? '' : 'Checking the files'}>
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => dispatchIntake({ kind: 'wentBack' })}
        >
          Back
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!isReady}
          aria-busy={sending.isBusy}
          onClick={sending.start}
        >
          PROCEED
        </button>
      </IntakeFooter>
    </div>
  )
}

/** What to send: each file belongs to its account, as far as it tells, or the user says so. Null: not now. */
function confirmAccounts(): AppThunk<Promise<IntakeData | null>> {
  return async (dispatch, getState) => {
    await dispatch(waitForReads())
    const intake = selectIntake(getState())
    if (intake.kind === 'Not Uploaded') return null
    const warnings = findAccountWarnings(intake, selectFacts(getState()))
    if (warnings.length === 0) return intake
    const facts = warnings.map(({ account, lines }) => ({
      label: accountNumber(account),
      lines: lines.map(({ text, files }) => ({ text, note: files })),
    }))
    const answer = await dispatch(requestDialogAnswer('confirmAccounts', { facts }))
    return answer === 'primary' && selectIntake(getState()) === intake ? intake : null
  }
}
