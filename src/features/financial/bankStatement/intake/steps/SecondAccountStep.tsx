import { useState } from 'react'
import { AnalyzerHeader } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import { DropZone } from '#shared/kits/upload/DropZone.tsx'
import { describeRemainingTasks } from '#shared/kits/upload/fileList/remainingTasks.ts'
import { SampleFiles } from '#shared/kits/upload/samples/SampleFiles.tsx'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { AccountFiles } from '../account/AccountFiles.tsx'
import { accountNumber } from '../account/accountTitle.ts'
import { BankPanel } from '../account/BankPanel.tsx'
import { OtherAccountRow } from '../account/OtherAccountRow.tsx'
import { addStatements } from '../files/accountUploads.ts'
import { BANK_SAMPLES } from '../files/samples.ts'
import { MonthCoverage } from '../months/MonthCoverage.tsx'
import { AccountWarnings } from '../notes/AccountWarnings.tsx'
import { DuplicateFilesNote } from '../notes/DuplicateFilesNote.tsx'
import { OtherDocumentsNote } from '../notes/OtherDocumentsNote.tsx'
import { PreviouslySentNotes } from '../notes/PreviouslySentNotes.tsx'
import { RestoredNote } from '../notes/RestoredNote.tsx'
import { useDispatchIntake } from '../state/dispatchIntake.ts'
import type { IntakeData } from '../state/intake.ts'
import { hasLocked } from '../state/intakeAccount.ts'
import { ContinueButton, IntakeFooter } from './IntakeFooter.tsx'

type SecondAccountStepProps = { intake: IntakeData }

/** analyzers §2, screen 5; also for locked files. */
export function SecondAccountStep({ intake }: SecondAccountStepProps) {
  const dispatch = useAppDispatch()
  const dispatchIntake = useDispatchIntake()
  const [hasCommonPassword, setHasCommonPassword] = useState(false)
  const [first, second] = intake.accounts
  if (second === undefined) return null
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHeader
          title="Bank statement"
          subtitle="Second account. Account 1 stays as it is."
          step={1}
        />
        <div className="intake-stack">
          <RestoredNote intake={intake} />
          <OtherAccountRow account={first} name={accountNumber(0)} />
          <BankPanel key={second.id} account={second} name={accountNumber(1)} />
          <OtherDocumentsNote account={second} />
          <PreviouslySentNotes accounts={[second]} />
          <DuplicateFilesNote intake={intake} />
          <AccountWarnings intake={intake} />
          <MonthCoverage account={second} />
          {second.entries.length === 0 ? (
            <div className="upload-main second-account-drop">
              <DropZone
                limits={UPLOAD_LIMITS.bankStatement}
                title="Drop the second account's statements here"
                onFiles={(files) => void dispatch(addStatements(second.id, files))}
              >
                <SampleFiles
                  samples={BANK_SAMPLES}
                  onPick={(file) =>
                    void dispatch(addStatements(second.id, [file], { sample: true }))
                  }
                />
              </DropZone>
            </div>
          ) : (
            <AccountFiles
              account={second}
              otherFiles={first.entries.length}
              isCommonPassword={hasCommonPassword && hasLocked(second)}
              onCommonPassword={setHasCommonPassword}
            />
          )}
        </div>
      </div>
      <IntakeFooter
        intake={intake}
        reason={
          second.entries.length === 0
            ? 'Add a statement for account 2, or go back'
            : describeRemainingTasks(second.entries)
        }
      >
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => dispatchIntake({ kind: 'wentBack' })}
        >
          Back
        </button>
        <ContinueButton account={second} />
      </IntakeFooter>
    </>
  )
}
