import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { sayToDo } from '#shared/upload/toDo.ts'
import { AccountFiles } from '../account/AccountFiles.tsx'
import { IntakeFoot } from './IntakeFoot.tsx'
import { hasLocked, isComplete } from '../state/intakeAccount.ts'
import type { Work } from '../state/intake.ts'
import { MonthStrip } from '../months/MonthStrip.tsx'
import { useMoveIntake } from '../state/moveIntake.ts'
import { RestoredNote } from '../notes/RestoredNote.tsx'
import { SentTodayNote } from '../notes/SentTodayNote.tsx'

type UnlockStageProps = { work: Work; isCommon: boolean }

/** Screen 3: several files, some of them locked; CONTINUE once all are unlocked. */
export function UnlockStage({ work, isCommon }: UnlockStageProps) {
  const move = useMoveIntake()
  const [account, second] = work.accounts
  const isLocked = hasLocked(account)
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHead
          title="Bank statement"
          line={
            work.origin === 'interrupted' && isLocked
              ? 'Sending was interrupted. Unlock the files once more to send them again.'
              : isLocked
                ? 'Some files are locked. Unlock them here; nothing has been sent.'
                : 'All files are open. Nothing has been sent yet.'
          }
          step={1}
        />
        <div className="intake-stack">
          <RestoredNote work={work} />
          <SentTodayNote accounts={[account]} />
          <MonthStrip account={account} />
          <AccountFiles
            account={account}
            otherFiles={second?.entries.length ?? 0}
            isCommon={isCommon}
            onCommon={(on) => move({ kind: 'commonPasswordSwitched', on })}
          />
        </div>
      </div>
      <IntakeFoot work={work} reason={sayToDo(account.entries)}>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!isComplete(account)}
          onClick={() => move({ kind: 'continued' })}
        >
          CONTINUE
        </button>
      </IntakeFoot>
    </>
  )
}
