import { useState } from 'react'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { DropZone } from '#shared/upload/DropZone.tsx'
import { sayToDo } from '#shared/upload/toDo.ts'
import { AccountFiles } from '../account/AccountFiles.tsx'
import { accountNumber } from '../account/accountTitle.ts'
import { SampleFiles } from '#shared/upload/SampleFiles.tsx'
import { BANK_SAMPLES } from '../files/samples.ts'
import { addFiles } from '../files/accountUploads.ts'
import { BankPanel } from '../account/BankPanel.tsx'
import { IntakeFoot } from './IntakeFoot.tsx'
import { hasLocked, isComplete } from '../state/intakeAccount.ts'
import type { Work } from '../state/intake.ts'
import { useMoveIntake } from '../state/moveIntake.ts'
import { MonthStrip } from '../months/MonthStrip.tsx'
import { OtherAccountRow } from '../account/OtherAccountRow.tsx'
import { RestoredNote } from '../notes/RestoredNote.tsx'
import { OtherDocumentsNote } from '../notes/OtherDocumentsNote.tsx'
import { SameInBothNote } from '../notes/SameInBothNote.tsx'
import { SentTodayNote } from '../notes/SentTodayNote.tsx'

type SecondAccountStageProps = { work: Work }

/** Screen 5: account two's files, its locked ones too, with its bank and account type. */
export function SecondAccountStage({ work }: SecondAccountStageProps) {
  const dispatch = useAppDispatch()
  const move = useMoveIntake()
  const [wantsCommon, setWantsCommon] = useState(false)
  const [one, two] = work.accounts
  if (two === undefined) return null
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHead
          title="Bank statement"
          line="The second account. Account 1 is kept as it is."
          step={1}
        />
        <div className="intake-stack">
          <RestoredNote work={work} />
          <OtherAccountRow account={one} name={accountNumber(0)} />
          <BankPanel key={two.id} account={two} name={accountNumber(1)} />
          <OtherDocumentsNote account={two} />
          <SentTodayNote accounts={[two]} />
          <SameInBothNote work={work} />
          <MonthStrip account={two} />
          {two.entries.length === 0 ? (
            <div className="upload-main second-drop">
              <DropZone
                limits={UPLOAD_LIMITS.bankStatement}
                title="Drop the second account's statements here"
                onFiles={(files) => void dispatch(addFiles(two.id, files))}
              >
                <SampleFiles
                  samples={BANK_SAMPLES}
                  onPick={(file) => void dispatch(addFiles(two.id, [file], { sample: true }))}
                />
              </DropZone>
            </div>
          ) : (
            <AccountFiles
              account={two}
              otherFiles={one.entries.length}
              isCommon={wantsCommon && hasLocked(two)}
              onCommon={setWantsCommon}
            />
          )}
        </div>
      </div>
      <IntakeFoot
        work={work}
        reason={
          two.entries.length === 0
            ? 'Add a statement of account 2, or go back'
            : sayToDo(two.entries)
        }
      >
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => move({ kind: 'wentBack' })}
        >
          Back
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!isComplete(two)}
          onClick={() => move({ kind: 'continued' })}
        >
          Continue
        </button>
      </IntakeFoot>
    </>
  )
}
