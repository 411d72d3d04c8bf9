import { afterPreview, settle, type Preview } from './afterFiles.ts'
import { isComplete, newAccount } from './intakeAccount.ts'
import { type Intake, type IntakeWork, type Work, bare, businessKept } from './intake.ts'

/** Offered where account one's files are all ready, and on the preview. */
export function secondAdded(work: IntakeWork, id: string): Intake {
  const [one, two] = work.accounts
  const fits =
    work.kind === 'bankstatementSuccessfulUpload' ||
    work.kind === 'bankstatementSuccessfulUploadPreview'
  if (!fits || two !== undefined || !isComplete(one)) return work
  return { ...bare(work), accounts: [one, newAccount(id)], kind: 'bankstatementnewAccountUpload' }
}

/** Account two leaves with everything that was chosen about it. */
export function secondDropped(work: IntakeWork): Intake {
  const [one, two] = work.accounts
  if (two === undefined) return work
  const alone = businessKept({ ...work, accounts: [one] as const })
  return work.kind === 'bankstatementSuccessfulUploadPreview'
    ? afterPreview({ ...alone, ...previewPart(work) })
    : settle('bankstatementSuccessfulUpload', alone)
}

const previewPart = ({ kind, view, shown }: Preview) => ({ kind, view, shown })

/** One screen back. An account two without files is not kept. */
export function wentBack(work: IntakeWork): Intake {
  const [one, two] = work.accounts
  if (work.kind === 'bankstatementSuccessfulUploadPreview') {
    if (work.view === 'details') return { ...work, view: 'files' }
    return { ...bare(work), kind: 'bankstatementSuccessfulUpload', revealed: true }
  }
  if (work.kind !== 'bankstatementnewAccountUpload') return work
  const accounts: Work['accounts'] =
    two === undefined || two.entries.length === 0 ? [one] : work.accounts
  return settle('bankstatementSuccessfulUpload', businessKept({ ...work, accounts }))
}

/** The way from a group of the preview to its account's files and bank. */
export function accountOpened(work: IntakeWork, id: string): Intake {
  if (work.accounts[0].id === id)
    return { ...bare(work), kind: 'bankstatementSuccessfulUpload', revealed: true }
  if (work.accounts[1]?.id === id) return { ...bare(work), kind: 'bankstatementnewAccountUpload' }
  return work
}
