import triangle from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import type { Remark } from '#shared/document/remark.ts'
import type { Verdict } from '#shared/upload/verdict.ts'

/** What a card says of a file that opens and may be the wrong one. */
export function doubtVerdict(remark: Remark): Verdict {
  const tone = { icon: triangle, iconTone: 'warning', wordTone: 'warning' } as const
  return remark.kind === 'scan'
    ? {
        ...tone,
        word: 'A scan without text',
        why: `It may not be read; ${remark.original} reads best`,
      }
    : {
        ...tone,
        word: `Looks like ${remark.is}`,
        why: `This service reads ${remark.wanted}; sent here, it is paid all the same`,
      }
}
