import { bankCodeOf } from './banks.ts'

/** How banks usually lock the statements that they send, by IFSC prefix: what their own mails say. */
const USUALLY: Readonly<Record<string, string>> = {
  HDFC: 'the customer ID',
  ICIC: 'the first four letters of the name in small letters, then day and month of birth (ddmm)',
  SBIN: 'the last five digits of the mobile number, then the date of birth (ddmmyy)',
  UTIB: 'the first four letters of the name in capitals, then day and month of birth (ddmm)',
  KKBK: 'the CRN (customer relationship number)',
}

const ANY_BANK = 'Often the account holder’s date of birth or customer ID.'

/** 'HDFC Bank: usually the customer ID.'; null where the bank, or its habit, is not known. */
export function bankPasswordHint(bankName: string | null): string | null {
  const usual = bankName === null ? undefined : USUALLY[bankCodeOf(bankName)]
  return usual === undefined ? null : `${bankName}: usually ${usual}.`
}

/** The hint at a password field, after the bank where it is known. */
export function passwordHint(bankName: string | null): string {
  return bankPasswordHint(bankName) ?? ANY_BANK
}
