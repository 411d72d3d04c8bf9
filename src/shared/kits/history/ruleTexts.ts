import { plural } from '#shared/platform/lib/text/plural.ts'
import type { Finding } from './finding.ts'
import { isAmount } from './rules/places.ts'

/** ' on page 3'; empty for the whole file. */
export const onPage = ({ page }: Finding): string => (page === null ? '' : ` on page ${page}`)

/** '3 amounts', '1 word' */
export function countWords({ evidence }: Finding): string {
  const isAll = evidence.every(({ before, now }) => isAmount(now ?? before ?? ''))
  return plural(evidence.length, isAll ? 'amount' : 'word')
}

/** '1 amount was changed on page 3' */
export function wordsTitle(finding: Finding): string {
  const { evidence } = finding
  const verb = evidence.length === 1 ? 'was' : 'were'
  const isOnly = (side: 'before' | 'now') => evidence.every((one) => one[side] === null)
  const what = isOnly('before') ? 'added' : isOnly('now') ? 'removed' : 'changed'
  return `${countWords(finding)} ${verb} ${what}${onPage(finding)}`
}
