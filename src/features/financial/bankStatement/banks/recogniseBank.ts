import { BANKS, type Bank } from './banks.ts'

const BANK_OF: ReadonlyMap<string, Bank> = new Map(BANKS.map((bank) => [bank.code, bank]))

const IFSC = /\b([A-Z]{4})0[A-Z0-9]{6}\b/g

export function bankInText(text: string): string | null {
  const codes = new Set([...text.matchAll(IFSC)].map(([, prefix = '']) => prefix))
  const [bank, ...others] = [...codes].flatMap((code) => BANK_OF.get(code) ?? [])
  return bank === undefined || others.length > 0 ? null : bank.name
}

const TITLE_LINES = 4

/** A full name in the lines above the account's details; null for none or several. */
export function bankInTitle(text: string): string | null {
  const title = text.split('\n', TITLE_LINES).join(' ').toLowerCase()
  const names = BANKS.map(({ name }) => name).filter((name) => title.includes(name.toLowerCase()))
  const longestNames = names.filter(
    (name) => !names.some((other) => other !== name && other.includes(name)),
  )
  return longestNames.length === 1 ? (longestNames[0] ?? null) : null
}

/** In 'SBI_Current_May.pdf'; null for none or several. */
export function bankInName(fileName: string): string | null {
  const nameWords = ` ${fileName.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `
  const matches = BANKS.flatMap(({ name, code, aliases = [] }) =>
    [code.toLowerCase(), ...aliases]
      .filter((alias) => nameWords.includes(` ${alias} `))
      .map((alias) => ({ name, alias })),
  )
  // 'State Bank of India' also contains 'Bank of India'.
  const longestMatches = matches.filter(
    ({ alias }) => !matches.some((other) => other.alias !== alias && other.alias.includes(alias)),
  )
  const names = [...new Set(longestMatches.map(({ name }) => name))]
  return names.length === 1 ? (names[0] ?? null) : null
}
