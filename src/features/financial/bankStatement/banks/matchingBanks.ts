import { BANKS, OTHER_BANK } from './banks.ts'

const NAMES = [...BANKS.map(({ name }) => name), OTHER_BANK]

/** Banks whose name, short name or code holds what was typed; 'other' is always there. */
export function matchingBanks(typed: string): string[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return NAMES
  const found = BANKS.filter(({ name, code, aliases = [] }) =>
    [name, code, ...aliases].some((word) => word.toLowerCase().includes(wanted)),
  )
  return [...found.map(({ name }) => name), OTHER_BANK]
}
