import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { accountNumber } from '../account/accountTitle.ts'
import { findAccountWarnings, type AccountWarning } from '../state/accountWarnings.ts'
import type { IntakeData } from '../state/intake.ts'
import { hasLocked, isComplete } from '../state/intakeAccount.ts'
import { selectFacts } from '../state/intakeSlice.ts'

type AccountWarningsProps = { intake: IntakeData }

const TEXTS: Record<AccountWarning['kind'], (account: string) => string> = {
  different: (account) => `${account} has files of different accounts.`,
  unclear: (account) => `${account} has files with the same number, but another holder or type.`,
  unplaced: (account) => `${account} has files that may belong to the other account.`,
}

/** Before credits are spent; PROCEED asks again. */
export function AccountWarnings({ intake }: AccountWarningsProps) {
  const facts = useAppSelector(selectFacts)
  const isLocked = intake.accounts.some(hasLocked)
  const isRead = intake.accounts.every(
    (account) => isComplete(account) && account.entries.every(({ id }) => facts[id] !== undefined),
  )
  const warnings = isLocked || isRead ? findAccountWarnings(intake, facts) : []
  if (warnings.length === 0) return null
  return (
    <div className="panel intake-note is-warning" role="status">
      <Icon of={triangle} className="t-warning" />
      <ul>
        {warnings.map(({ kind, account, lines }) => (
          <li key={`${kind}${account}`}>
            {TEXTS[kind](accountNumber(account))}{' '}
            {isLocked && kind === 'different'
              ? 'They are sorted once every file is unlocked.'
              : 'Check them, and remove what does not belong there.'}
            <ul>
              {lines.map(({ text, files }) => (
                <li key={files}>
                  {text}: <b>{files}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
