import type { DocumentFacts } from '#shared/kits/facts/documentFacts.ts'
import { ACCOUNT_KEYS } from '../api/contract.ts'
import { NO_BANK_NAME, type Submission } from '../api/submission.ts'
import { BANKS, OTHER_BANK } from '../banks/banks.ts'
import { tabsOf, workbookName, type BankOutput } from './bankOutput.ts'

/** Of each account that was analysed. The numbers are those of the sent files; workbooks often have more. */
export function bankFacts(output: BankOutput, submission: Submission | null): DocumentFacts[] {
  return ACCOUNT_KEYS.flatMap((key, index): DocumentFacts[] => {
    if (!tabsOf(output).includes(key)) return []
    const { bankName = '', accountEnd = null } = submission?.accounts[index] ?? {}
    const bank = bankName === NO_BANK_NAME || bankName === OTHER_BANK ? '' : shortBankName(bankName)
    return [
      {
        kind: 'account',
        title: accountTitle(bank, accountEnd, output.totalAccounts > 1 ? index + 1 : null),
        identity: [],
        bank,
        accountEnd,
        workbook: workbookName(key),
      },
    ]
  })
}

/** 'HDFC •••• 7812', 'HDFC, account 2', 'Bank statement' */
function accountTitle(bank: string, accountEnd: string | null, number: number | null): string {
  const name = bank === '' ? 'Bank statement' : bank
  if (accountEnd !== null) return `${name} •••• ${accountEnd}`
  return number === null ? name : `${name}, account ${number}`
}

/** 'State Bank of India' → 'SBI', 'HDFC Bank' → 'HDFC'; names without a common abbreviation stay whole. */
function shortBankName(name: string): string {
  const initialsOf = (words: string) =>
    words
      .split(/[^A-Za-z]+/)
      .map((word) => word.charAt(0))
      .join('')
      .toLowerCase()
  const initials = new Set([initialsOf(name), initialsOf(name.replaceAll(/\bof\b/g, ''))])
  const abbreviation = BANKS.find((bank) => bank.name === name)?.aliases?.find((alias) =>
    initials.has(alias),
  )
  if (abbreviation !== undefined) return abbreviation.toUpperCase()
  return /^([A-Z]{2,})\b.* Bank\b/.exec(name)?.[1] ?? name
}
