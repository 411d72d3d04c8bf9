import { plural } from '#shared/platform/lib/text/plural.ts'
import type { Finding } from './finding.ts'
import { isAmount } from './rules/places.ts'

/** ' on page 3'; empty for the whole file. */
export const onPage = ({ page }: Finding) => (page === null ? '' : ` on page ${page}`)
/** '2 amounts' */
export function countWords({ evidence }: Finding): string {
  const isAll = evidence.every(({ before, now }) => isAmount(now ?? before ?? ''))
  return plural(evidence.length, isAll ? 'amount' : 'word')
}
