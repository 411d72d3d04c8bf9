import { AnalyzerHeader } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import { describeRemainingTasks } from '#shared/kits/upload/fileList/remainingTasks.ts'
import { AccountFiles } from '../account/AccountFiles.tsx'
import { accountNumber } from '../account/accountTitle.ts'
import { AddAccountRow } from '../account/AddAccountRow.tsx'
import { BankPanel } from '../account/BankPanel.tsx'
import { OtherAccountRow } from '../account/OtherAccountRow.tsx'
import { MonthCoverage } from '../months/MonthCoverage.tsx'
import { AccountWarnings } from '../notes/AccountWarnings.tsx'
import { DuplicateFilesNote } from '../notes/DuplicateFilesNote.tsx'
import { OtherDocumentsNote } from '../notes/OtherDocumentsNote.tsx'
import { PreviouslySentNotes } from '../notes/PreviouslySentNotes.tsx'
import type { IntakeData } from '../state/intake.ts'
import { hasBankAndType } from '../state/intakeAccount.ts'
import { ContinueButton, IntakeFooter } from './IntakeFooter.tsx'

type FilesStepProps = { intake: IntakeData }

/** analyzers §2, screens 4 and 6: the first Continue shows bank and account type, the second proceeds. */
export function FilesStep({ intake }: FilesStepProps) {
  const [first, second] = intake.accounts
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHeader
          title="Bank statement"
          subtitle="Each file is checked here before anything is sent."
          step={1}
        />
        <div className="intake-stack">
          {intake.revealed && (
            <BankPanel key={`bank ${first.id}`} account={first} name={accountNumber(0)} />
          )}
          <OtherDocumentsNote account={first} />
          <PreviouslySentNotes accounts={[first]} />
          <DuplicateFilesNote intake={intake} />
          <AccountWarnings intake={intake} />
          <MonthCoverage account={first} />
          <AccountFiles
            key={first.id}
            account={first}
            otherFiles={second?.entries.length ?? 0}
            isCommonPassword={false}
            onCommonPassword={() => undefined}
          />
          {second === undefined ? (
            <AddAccountRow intake={intake} />
          ) : (
            <OtherAccountRow account={second} name={accountNumber(1)} />
          )}
        </div>
      </div>
      <IntakeFooter
        intake={intake}
        reason={describeRemainingTasks(first.entries) || describeNextStep(intake)}
      >
        <ContinueButton account={first} />
      </IntakeFooter>
    </>
  )
}

function describeNextStep({ revealed, accounts: [first] }: IntakeData): string {
  if (!revealed) return 'Next: bank and account type'
  if (hasBankAndType(first)) return 'Next: review'
  if (first.bankName !== null) return 'The account type improves the analysis'
  return first.accountType === null
    ? 'Bank and account type improve the analysis'
    : 'The bank improves the analysis'
}
