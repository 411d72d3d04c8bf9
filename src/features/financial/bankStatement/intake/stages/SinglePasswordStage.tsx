import lock from 'bootstrap-icons/icons/lock.svg?raw'
import xLg from 'bootstrap-icons/icons/x-lg.svg?raw'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { cutName } from '#shared/lib/fileName.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { DropStrip } from '#shared/upload/DropStrip.tsx'
import { moreHint } from '#shared/upload/limitWords.ts'
import { UnlockForm } from '#shared/upload/UnlockForm.tsx'
import { addFiles, unlockFile, uploadsOf } from '../files/accountUploads.ts'
import type { Work } from '../state/intake.ts'
import { passwordHint } from '#features/financial/bankStatement/banks/passwordHint.ts'
import { RestoredNote } from '../notes/RestoredNote.tsx'

type SinglePasswordStageProps = { work: Work }

const LIMITS = UPLOAD_LIMITS.bankStatement

/** Screen 2: one file, and it is locked. */
export function SinglePasswordStage({ work }: SinglePasswordStageProps) {
  const dispatch = useAppDispatch()
  const [account] = work.accounts
  const [entry] = account.entries
  if (entry === undefined) return null
  const attempt = entry.phase.kind === 'locked' ? entry.phase.attempt : 'running'
  return (
    <div className="page analyzer">
      <AnalyzerHead
        title="Bank statement"
        line={
          work.origin === 'interrupted'
            ? 'Sending was interrupted. Unlock the file once more to send it again.'
            : 'The file is locked. Unlock it here; nothing has been sent.'
        }
        step={1}
      />
      <div className="intake-stack">
        <RestoredNote work={work} />
        <section className="panel unlock-one" aria-labelledby="unlock-one-title">
          <span className="dialog-icon warning">
            <Icon of={lock} className="lg" />
          </span>
          <div className="unlock-one-text">
            <h2 id="unlock-one-title">This file is password protected</h2>
            <p className="small muted" title={entry.name}>
              {cutName(entry.name)} · {formatMegabytes(entry.size)}
            </p>
            <UnlockForm
              label={`Password of ${entry.name}`}
              button={attempt === 'running' ? 'Unlocking' : 'Unlock'}
              wrong={attempt === 'wrong'}
              busy={attempt === 'running'}
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
        <DropStrip
          limits={LIMITS}
          lead="Drop more files here or"
          button="UPLOAD FILES"
          hint={moreHint(LIMITS, account.entries.length)}
          onFiles={(files) => void dispatch(addFiles(account.id, files))}
        />
      </div>
    </div>
  )
}
