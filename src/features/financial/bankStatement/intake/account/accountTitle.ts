import type { IntakeAccount } from '../state/intakeAccount.ts'

export function accountNumber(index: number): string {
  return `Account ${index + 1}`
}

/** 'bank name - account type Account' (analyzers §2, screen 8), as far as selected. */
export function accountTitle({
  bankName,
  accountType,
}: Pick<IntakeAccount, 'bankName' | 'accountType'>): string {
  const type = accountType === null ? null : `${accountType} Account`
  const chosen = [bankName, type].filter((part) => part !== null)
  return chosen.length === 0 ? 'Bank and account type not chosen yet' : chosen.join(' - ')
}
