import lock from 'bootstrap-icons/icons/lock.svg?raw'
import xLg from 'bootstrap-icons/icons/x-lg.svg?raw'
import { AnalyzerHeader } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import { describeInterruption } from '#shared/kits/jobs/failures.ts'
import { moreHint } from '#shared/kits/upload/checks/formatLimits.ts'
import { CompactDropZone } from '#shared/kits/upload/CompactDropZone.tsx'
import { UnlockForm } from '#shared/kits/upload/passwords/UnlockForm.tsx'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { passwordHint } from '../../banks/passwordHint.ts'
import { addStatements, uploadsOf } from '../files/accountUploads.ts'
import { unlockFile } from '../files/unlockFiles.ts'
import { RestoredNote } from '../notes/RestoredNote.tsx'
import type { IntakeData } from '../state/intake.ts'

type SinglePasswordStepProps = { intake: IntakeData }

const LIMITS = UPLOAD_LIMITS.bankStatement

/** analyzers §2, screen 2 */
export function SinglePasswordStep({ intake }: SinglePasswordStepProps) {
  const dispatch = useAppDispatch()
  const [account] = intake.accounts
  const [entry] = account.entries
  if (entry === undefined) return null
  const attempt = entry.phase.kind === 'locked' ? entry.phase.attempt : 'running'
  return (
    <div className="page analyzer">
      <AnalyzerHeader
        title="Bank statement"
        subtitle={
          intake.origin === 'interrupted'
            ? `${describeInterruption('Your file')} Unlock it to send it again.`
            : 'The file is locked. Unlock it here; nothing has been sent.'
        }
        step={1}
      />
      <div className="intake-stack">
        <RestoredNote intake={intake} />
        <section className="panel unlock-one" aria-labelledby="unlock-one-title">
          <span className="dialog-icon warning">
            <Icon of={lock} className="lg" />
          </span>
          <div className="unlock-one-text">
            <h2 id="unlock-one-title">This file is password protected</h2>
            <p className="small muted" title={entry.name}>
              {truncateFileName(entry.name)} · {formatMegabytes(entry.size)}
            </p>
            <UnlockForm
              label={`Password for ${entry.name}`}
              button={attempt === 'running' ? 'Unlocking' : 'Unlock'}
              isWrong={attempt === 'wrong'}
              isBusy={attempt === 'running'}
              onUnlock={(password) => void dispatch(unlockFile(account.id, entry.id, password))}
            />
            <p className={attempt === 'wrong' ? 'small t-danger' : 'small muted'} role="status">
              {attempt === 'wrong'
                ? 'Sorry, wrong password. Please try again.'
                : passwordHint(account.bankName)}
            </p>
          </div>
          <button
            type="button"
            className="btn btn-ghost btn-icon btn-sm"
            onClick={() => dispatch(uploadsOf(account.id)).remove(entry.id)}
          >
            <Icon of={xLg} label={`Remove ${entry.name}`} />
          </button>
        </section>
        <CompactDropZone
          limits={LIMITS}
          lead="Drop more files here or"
          button="UPLOAD FILES"
          hint={moreHint(LIMITS, account.entries.length)}
          onFiles={(files) => void dispatch(addStatements(account.id, files))}
        />
      </div>
    </div>
  )
}
