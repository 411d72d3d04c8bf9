import {
  type BankIntake,
  type StartedIntake,
  type IntakeData,
  pickIntakeData,
  clearOwnerUnlessBusiness,
} from './intake.ts'
import { isComplete, newAccount } from './intakeAccount.ts'
import { validatePreview, chooseStep, type Preview } from './updateEntries.ts'

/** Possible on the preview, and where account one's files are all ready. */
export function addSecondAccount(intake: StartedIntake, id: string): BankIntake {
  const [first, second] = intake.accounts
  const canAdd =
    intake.kind === 'bankstatementSuccessfulUpload' ||
    intake.kind === 'bankstatementSuccessfulUploadPreview'
  if (!canAdd || second !== undefined || !isComplete(first)) return intake
  return {
    ...pickIntakeData(intake),
    accounts: [first, newAccount(id)],
    kind: 'bankstatementnewAccountUpload',
  }
}

/** What was guessed for the mixed files is guessed again. */
export function splitAccounts(
  intake: StartedIntake,
  id: string,
  files: readonly string[],
): StartedIntake {
  const [first, second] = intake.accounts
  const [stay, move] = [false, true].map((isMoved) =>
    first.entries.filter((entry) => files.includes(entry.id) === isMoved),
  )
  if (second !== undefined || !stay?.length || !move?.length) return intake
  const entries = { ...first, entries: stay }
  const withoutGuesses = {
    ...entries,
    ...(first.bankFrom === 'file' ? { bankName: null, bankFrom: null } : {}),
    ...(first.typeFrom === 'file' ? { accountType: null, typeFrom: null } : {}),
  }
  return { ...intake, accounts: [withoutGuesses, newAccount(id, move)] }
}

export function removeSecondAccount(intake: StartedIntake): BankIntake {
  const [first, second] = intake.accounts
  if (second === undefined) return intake
  const withoutSecond = clearOwnerUnlessBusiness({ ...intake, accounts: [first] as const })
  return intake.kind === 'bankstatementSuccessfulUploadPreview'
    ? validatePreview({ ...withoutSecond, ...previewPart(intake) })
    : chooseStep('bankstatementSuccessfulUpload', withoutSecond)
}

const previewPart = ({ kind, view, shown }: Preview) => ({ kind, view, shown })

/** An account two without files is removed. */
export function goBack(intake: StartedIntake): BankIntake {
  const [first, second] = intake.accounts
  if (intake.kind === 'bankstatementSuccessfulUploadPreview') {
    if (intake.view === 'details') return { ...intake, view: 'files' }
    return { ...pickIntakeData(intake), kind: 'bankstatementSuccessfulUpload', revealed: true }
  }
  if (intake.kind !== 'bankstatementnewAccountUpload') return intake
  const accounts: IntakeData['accounts'] =
    second === undefined || second.entries.length === 0 ? [first] : intake.accounts
  return chooseStep(
    'bankstatementSuccessfulUpload',
    clearOwnerUnlessBusiness({ ...intake, accounts }),
  )
}

export function openAccount(intake: StartedIntake, id: string): BankIntake {
  if (intake.accounts[0].id === id)
    return { ...pickIntakeData(intake), kind: 'bankstatementSuccessfulUpload', revealed: true }
  if (intake.accounts[1]?.id === id)
    return { ...pickIntakeData(intake), kind: 'bankstatementnewAccountUpload' }
  return intake
}
