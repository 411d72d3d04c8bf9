import { NO_BANK_NAME } from '#features/financial/bankStatement/banks/banks.ts'
import type { IntakeAccount } from '../state/intakeAccount.ts'

/** 'Account 1', 'Account 2'. */
export function accountNumber(index: number): string {
  return `Account ${index + 1}`
}

/** Label of a group of files: 'bank name - account type Account' (analyzers §2, screen 8). */
export function accountTitle({
  bankName,
  accountType,
}: Pick<IntakeAccount, 'bankName' | 'accountType'>): string {
  return `${bankName ?? NO_BANK_NAME} - ${accountType ?? 'other'} Account`
}
