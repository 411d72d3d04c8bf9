import { strengthOf } from '#shared/kits/history/ruleTable.ts'
import type { PageMark } from '#shared/ui/preview/viewerProps.ts'
import type { ReadHistory } from './worstFinding.ts'

/** Where on the pages of the file its findings are, but notes and what an older version had. */
export const marksOf = ({ findings, versions }: ReadHistory): PageMark[] =>
  findings.flatMap((finding) => {
    const { page, version, evidence } = finding
    const strength = strengthOf(finding)
    const isPresent = version === null || version.index + 2 === versions.length
    if (page === null || strength === 'note' || !isPresent) return []
    return evidence.flatMap(({ nowPlace }): PageMark[] =>
      nowPlace === null
        ? []
        : [{ page, ...nowPlace, tone: strength === 'changed' ? 'danger' : 'warning' }],
    )
  })
