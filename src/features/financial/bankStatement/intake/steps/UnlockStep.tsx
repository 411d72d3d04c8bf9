import { AnalyzerHeader } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import { describeInterruption } from '#shared/kits/jobs/failures.ts'
import { describeRemainingTasks } from '#shared/kits/upload/fileList/remainingTasks.ts'
import { AccountFiles } from '../account/AccountFiles.tsx'
import { accountNumber } from '../account/accountTitle.ts'
import { OtherAccountRow } from '../account/OtherAccountRow.tsx'
import { MonthCoverage } from '../months/MonthCoverage.tsx'
import { AccountWarnings } from '../notes/AccountWarnings.tsx'
import { PreviouslySentNotes } from '../notes/PreviouslySentNotes.tsx'
import { RestoredNote } from '../notes/RestoredNote.tsx'
import { useDispatchIntake } from '../state/dispatchIntake.ts'
import type { IntakeData } from '../state/intake.ts'
import { hasLocked, isComplete } from '../state/intakeAccount.ts'
import { IntakeFooter } from './IntakeFooter.tsx'

type UnlockStepProps = { intake: IntakeData; isCommonPassword: boolean }

/** analyzers §2, screen 3 */
export function UnlockStep({ intake, isCommonPassword }: UnlockStepProps) {
  const dispatchIntake = useDispatchIntake()
  const [account, second] = intake.accounts
  const isLocked = hasLocked(account)
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHeader
          title="Bank statement"
          subtitle={
            intake.origin === 'interrupted' && isLocked
              ? `${describeInterruption('Your files')} Unlock them to send them again.`
              : isLocked
                ? 'Some files are locked. Unlock them here; nothing has been sent.'
                : 'All files are unlocked. Nothing has been sent yet.'
          }
          step={1}
        />
        <div className="intake-stack">
          <RestoredNote intake={intake} />
          <PreviouslySentNotes accounts={[account]} />
          <AccountWarnings intake={intake} />
          <MonthCoverage account={account} />
          <AccountFiles
            account={account}
            otherFiles={second?.entries.length ?? 0}
            isCommonPassword={isCommonPassword}
            onCommonPassword={(on) => dispatchIntake({ kind: 'commonPasswordSwitched', on })}
          />
          {second !== undefined && <OtherAccountRow account={second} name={accountNumber(1)} />}
        </div>
      </div>
      <IntakeFooter intake={intake} reason={describeRemainingTasks(account.entries)}>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!isComplete(account)}
          onClick={() => dispatchIntake({ kind: 'continued' })}
        >
          CONTINUE
        </button>
      </IntakeFooter>
    </>
  )
}
