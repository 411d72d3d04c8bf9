import { bankCodeOf } from '#shared/kits/facts/banks/banks.ts'

/** By IFSC prefix, from the banks' own mails. */
const USUALLY: Readonly<Record<string, string>> = {
  HDFC: 'the customer ID',
  ICIC: 'the first four letters of the name in lowercase, then day and month of birth (ddmm)',
  SBIN: 'the last five digits of the mobile number, then the date of birth (ddmmyy)',
  UTIB: 'the first four letters of the name in uppercase, then day and month of birth (ddmm)',
  KKBK: 'the CRN (customer relationship number)',
}

const ANY_BANK = 'The password is often the account holder’s date of birth or customer ID.'

export function bankPasswordHint(bankName: string | null): string | null {
  const usualPassword = bankName === null ? undefined : USUALLY[bankCodeOf(bankName)]
  return usualPassword === undefined
    ? null
    : `${bankName} statements are usually locked with ${usualPassword}.`
}

export function passwordHint(bankName: string | null): string {
  return bankPasswordHint(bankName) ?? ANY_BANK
}
