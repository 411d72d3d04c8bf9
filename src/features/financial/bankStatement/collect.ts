import { BANK_OPTIONS, bankCodeOf } from '#shared/kits/facts/banks/banks.ts'
import type {
  CollectCalls,
  DocumentReading,
  FileGroup,
  CollectQuestion,
} from '#shared/kits/jobs/collect.ts'
import {
  ACCOUNT_TYPES,
  NO_BANK_NAME,
  toJobOptions,
  type AccountType,
  type OwnerType,
  type SubmittedAccount,
} from './api/submission.ts'
import { readStatement } from './intake/files/readStatement.ts'
import { toOwnersName } from './intake/state/intake.ts'

const COMPANY =
  /\bm\/s\b|\b(?:pvt|private|ltd|limited|llp|inc|enterprises?|traders?|trading|industries|company|co|associates|agency|agencies|stores?|works|exports?|brothers|bros|and sons|solutions|services|foundation|trust)\b/i

/** Null where the statement does not tell: a current account may be a person's. */
function ownerIn({ holder, accountType }: DocumentReading): OwnerType | null {
  if (holder !== null && COMPANY.test(holder)) return 'Business'
  return accountType === 'Savings' ? 'Personal' : null
}

const toAccountType = (text: string | null | undefined): AccountType =>
  ACCOUNT_TYPES.find((type) => type === text) ?? 'other'

const ownerOf = ({ reading, answers }: FileGroup): OwnerType =>
  ownerIn(reading) ?? (answers.owner === 'Business' ? 'Business' : 'Personal')

/** The holder is the owner of a personal account only; a business account asks. */
const ownersNameOf = (group: FileGroup): string =>
  ownerOf(group) === 'Business' ? toOwnersName(group.answers.ownersName ?? '').trim() : ''

function questionsOf(group: FileGroup): readonly CollectQuestion[] {
  const { reading } = group
  return [
    ...(reading.bankName === null ? [BANK_QUESTION] : []),
    ...(reading.accountType === null ? [TYPE_QUESTION] : []),
    ...(ownerIn(reading) === null ? [OWNER_QUESTION] : []),
    ...(ownerOf(group) === 'Business' ? [NAME_QUESTION] : []),
  ]
}

const BANK_QUESTION: CollectQuestion = {
  id: 'bank',
  label: 'Bank',
  initial: '',
  options: [
    { value: '', label: 'Choose a bank' },
    ...BANK_OPTIONS.map(({ value, label }) => ({ value, label })),
  ],
}
const TYPE_QUESTION: CollectQuestion = {
  id: 'accountType',
  label: 'Account type',
  initial: 'other',
  options: ACCOUNT_TYPES.map((type) => ({ value: type, label: type })),
}
const OWNER_QUESTION: CollectQuestion = {
  id: 'owner',
  label: 'Personal or business',
  initial: 'Personal',
  options: [
    { value: 'Personal', label: 'Personal' },
    { value: 'Business', label: 'Business' },
  ],
}
const NAME_QUESTION: CollectQuestion = {
  id: 'ownersName',
  label: 'Owner name (optional)',
  initial: '',
}

function toAccount(group: FileGroup): SubmittedAccount {
  const { reading, answers, files } = group
  const bankName = reading.bankName ?? (answers.bank || NO_BANK_NAME)
  return {
    files,
    bankName,
    bankCode: bankCodeOf(bankName),
    accountType: toAccountType(reading.accountType ?? answers.accountType),
    ownerType: ownerOf(group),
    accountEnd: reading.accountEnd ?? undefined,
    holder: reading.holder ?? undefined,
  }
}

/** Statements of one or two accounts, one group each. */
export const bankStatementCollect: CollectCalls = {
  async readDetails(file, password) {
    const { period, bankName, accountEnd, accountCheck, holder, accountType } = await readStatement(
      file,
      password,
    )
    return {
      bankName,
      accountEnd,
      accountCheck,
      holder,
      accountType,
      from: period?.from ?? null,
      to: period?.to ?? null,
    }
  },
  questions: questionsOf,
  toJob(groups) {
    const files = groups.flatMap((group) => group.files)
    const options = toJobOptions({
      accounts: groups.map(toAccount),
      ownersName: groups.map(ownersNameOf).find((name) => name !== '') ?? '',
      relatedParties: null,
      emailOutput: false,
      sampleFile: files.some(({ sample }) => sample),
    })
    return { files, options }
  },
}
