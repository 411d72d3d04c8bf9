import { BANKS, OTHER_BANK } from '#shared/kits/facts/banks/banks.ts'
import type { DocumentFacts } from '#shared/kits/facts/documentFacts.ts'
import { textSource } from '#shared/kits/facts/textSource.ts'
import { ACCOUNT_KEYS } from '../api/contract.ts'
import { NO_BANK_NAME, type Submission } from '../api/submission.ts'
import { tabsOf, workbookName, type BankOutput } from './bankOutput.ts'

/** Of each account that was analysed, titled 'HDFC •••• 7812' where its number was read before it was sent. */
export function bankFacts(output: BankOutput, submission: Submission | null): DocumentFacts[] {
  return ACCOUNT_KEYS.flatMap((key, index): DocumentFacts[] => {
    if (!tabsOf(output).includes(key)) return []
    const { bankName = '', accountEnd = null, holder } = submission?.accounts[index] ?? {}
    const bank = bankName === NO_BANK_NAME || bankName === OTHER_BANK ? '' : bankName
    const name = bank === '' ? 'Bank statement' : shortBankName(bank)
    return [
      {
        kind: 'account',
        title: accountEnd === null ? name : `${name} •••• ${accountEnd}`,
        identity:
          holder === undefined
            ? []
            : [{ fact: 'accountHolder', text: holder, source: textSource(holder) }],
        bank,
        accountEnd,
        workbook: workbookName(key),
      },
    ]
  })
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
