import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { sayToDo } from '#shared/upload/toDo.ts'
import { AccountFiles } from '../account/AccountFiles.tsx'
import { accountNumber } from '../account/accountTitle.ts'
import { AddAccountRow } from '../account/AddAccountRow.tsx'
import { BankPanel } from '../account/BankPanel.tsx'
import { IntakeFoot } from './IntakeFoot.tsx'
import { isChosen, isComplete } from '../state/intakeAccount.ts'
import type { Work } from '../state/intake.ts'
import { useMoveIntake } from '../state/moveIntake.ts'
import { MonthStrip } from '../months/MonthStrip.tsx'
import { OtherAccountRow } from '../account/OtherAccountRow.tsx'
import { OtherDocumentsNote } from '../notes/OtherDocumentsNote.tsx'
import { SameInBothNote } from '../notes/SameInBothNote.tsx'
import { SentTodayNote } from '../notes/SentTodayNote.tsx'

type FilesStageProps = { work: Work }

/** Screens 4 and 6: account one's files; the first Continue reveals bank and account type, the second proceeds. */
export function FilesStage({ work }: FilesStageProps) {
  const move = useMoveIntake()
  const [one, two] = work.accounts
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHead
          title="Bank statement"
          line="Each file passes its checks here, before anything is sent."
          step={1}
        />
        <div className="intake-stack">
          {work.revealed && (
            <BankPanel key={`bank ${one.id}`} account={one} name={accountNumber(0)} />
          )}
          <OtherDocumentsNote account={one} />
          <SentTodayNote accounts={[one]} />
          <SameInBothNote work={work} />
          <MonthStrip account={one} />
          <AccountFiles
            key={one.id}
            account={one}
            otherFiles={two?.entries.length ?? 0}
            isCommon={false}
            onCommon={() => undefined}
          />
          {two === undefined ? (
            <AddAccountRow work={work} />
          ) : (
            <OtherAccountRow account={two} name={accountNumber(1)} />
          )}
        </div>
      </div>
      <IntakeFoot work={work} reason={sayToDo(one.entries) || sayNext(work)}>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!isComplete(one)}
          onClick={() => move({ kind: 'continued' })}
        >
          Continue
        </button>
      </IntakeFoot>
    </>
  )
}

function sayNext({ revealed, accounts: [one] }: Work): string {
  if (!revealed) return 'Next: bank and account type'
  return isChosen(one) ? 'Next: look everything over' : 'Bank and account type help the analysis'
}
