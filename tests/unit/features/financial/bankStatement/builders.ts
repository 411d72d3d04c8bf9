import type {
  Submission,
  SubmittedAccount,
} from '#features/financial/bankStatement/api/submission.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'

export function aFile(over: Partial<AcceptedFile> = {}): AcceptedFile {
  return { id: 'f1', name: 'a.pdf', size: 10, kind: 'pdf', pages: 1, sample: false, ...over }
}

export function anAccount(over: Partial<SubmittedAccount> = {}): SubmittedAccount {
  return {
    files: [aFile()],
    bankName: 'HDFC Bank',
    bankCode: 'HDFC',
    accountType: 'Savings',
    ownerType: 'Personal',
    ...over,
  }
}

export function aSubmission(over: Partial<Submission> = {}): Submission {
  return {
    accounts: [anAccount()],
    ownersName: '',
    relatedParties: null,
    emailOutput: false,
    sampleFile: false,
    ...over,
  }
}
