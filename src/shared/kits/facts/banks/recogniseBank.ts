import { BANKS, type Bank } from './banks.ts'

const BANK_OF: ReadonlyMap<string, Bank> = new Map(BANKS.map((bank) => [bank.code, bank]))

const IFSC = /\b([A-Z]{4})0[A-Z0-9]{6}\b/g

const TITLE_LINES = 4
const TITLE_MAX_LENGTH = 300
/** Banks without IFSC codes of their own use those of another bank. */
const SPONSORED_BANK =
  /\b(?:co-?op|co-?operative|sahakari|gramina?|grameena?)\W{1,3}(?:urban\W{1,3})?bank\b/i

/** By the title and the IFSC of the text above the transactions; null where they contradict each other. */
export function bankInHeader(header: string): string | null {
  const title = header.split('\n', TITLE_LINES).join(' ').slice(0, TITLE_MAX_LENGTH)
  const named = banksNamedIn(title)
  const coded = banksCodedIn(header)
  const banks =
    named.length === 0
      ? coded.filter((bank) => !SPONSORED_BANK.test(title) || SPONSORED_BANK.test(bank))
      : coded.length === 0
        ? named
        : named.filter((bank) => coded.includes(bank))
  return banks.length === 1 ? (banks[0] ?? null) : null
}

function banksCodedIn(text: string): string[] {
  const codes = new Set([...text.matchAll(IFSC)].map(([, code = '']) => code))
  return [...codes].flatMap((code) => BANK_OF.get(code)?.name ?? [])
}

/** By their full names. */
function banksNamedIn(title: string): string[] {
  const text = toComparable(title)
  const names = BANKS.map(({ name }) => name).filter((name) => text.includes(toComparable(name)))
  return names.filter(
    (name) =>
      !names.some((other) => other !== name && toComparable(other).includes(toComparable(name))),
  )
}

const toComparable = (text: string) => text.toLowerCase().replaceAll(' and ', ' & ')

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
