import { validatePreview, chooseStep, type Preview } from './updateEntries.ts'
import { isComplete, newAccount } from './intakeAccount.ts'
import {
  type Intake,
  type StartedIntake,
  type IntakeData,
  pickIntakeData,
  clearOwnerUnlessBusiness,
} from './intake.ts'

/** Possible where account one's files are all ready, and on the preview. */
export function addSecondAccount(work: StartedIntake, id: string): Intake {
  const [one, two] = work.accounts
  const fits =
    work.kind === 'bankstatementSuccessfulUpload' ||
    work.kind === 'bankstatementSuccessfulUploadPreview'
  if (!fits || two !== undefined || !isComplete(one)) return work
  return {
    ...pickIntakeData(work),
    accounts: [one, newAccount(id)],
    kind: 'bankstatementnewAccountUpload',
  }
}

export function removeSecondAccount(work: StartedIntake): Intake {
  const [one, two] = work.accounts
  if (two === undefined) return work
  const alone = clearOwnerUnlessBusiness({ ...work, accounts: [one] as const })
  return work.kind === 'bankstatementSuccessfulUploadPreview'
    ? validatePreview({ ...alone, ...previewPart(work) })
    : chooseStep('bankstatementSuccessfulUpload', alone)
}

const previewPart = ({ kind, view, shown }: Preview) => ({ kind, view, shown })

/** One screen back. An account two without files is removed. */
export function goBack(work: StartedIntake): Intake {
  const [one, two] = work.accounts
  if (work.kind === 'bankstatementSuccessfulUploadPreview') {
    if (work.view === 'details') return { ...work, view: 'files' }
    return { ...pickIntakeData(work), kind: 'bankstatementSuccessfulUpload', revealed: true }
  }
  if (work.kind !== 'bankstatementnewAccountUpload') return work
  const accounts: IntakeData['accounts'] =
    two === undefined || two.entries.length === 0 ? [one] : work.accounts
  return chooseStep(
    'bankstatementSuccessfulUpload',
    clearOwnerUnlessBusiness({ ...work, accounts }),
  )
}

/** From a group of the preview to its account's screen. */
export function openAccount(work: StartedIntake, id: string): Intake {
  if (work.accounts[0].id === id)
    return { ...pickIntakeData(work), kind: 'bankstatementSuccessfulUpload', revealed: true }
  if (work.accounts[1]?.id === id)
    return { ...pickIntakeData(work), kind: 'bankstatementnewAccountUpload' }
  return work
}
