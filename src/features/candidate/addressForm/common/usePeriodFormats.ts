import { useMemo } from 'react'
import { useCandidateLanguage } from '#shared/kits/candidate/language/language.ts'
import { formatStayMonth, PRESENT_STAY } from '#shared/platform/lib/time/stayTime.ts'
import { timeFormat } from '#shared/platform/lib/time/timestamp.ts'
import { isPickedPeriod, isUnfinished, parsePicked } from '../model/stayPeriods.ts'

/** Translated; what is sent stays English. */
export function usePeriodFormats() {
  const { tag } = useCandidateLanguage()
  return useMemo(() => {
    const format = (shape: Intl.DateTimeFormatOptions) => {
      const formatTime = timeFormat(`${tag}-IN`, { ...shape, timeZone: 'UTC' })
      return (month: number, year: number) => formatTime(Date.UTC(year, month - 1))
    }
    const names = format({ month: 'long' })
    const years = format({ year: 'numeric' })
    // Short months read badly except in English.
    const months = tag === 'en' ? formatStayMonth : format({ month: 'long', year: 'numeric' })
    return {
      /** @param month 1 to 12 */
      monthName: (month: number) => names(month, 2000),
      yearText: (year: number) => years(1, year),
      monthText: months,
      /** An answer that was not picked is unchanged. */
      periodText: (answer: string, stillThere: string) => {
        if (answer === PRESENT_STAY) return stillThere
        const { month, year } = parsePicked(answer)
        if (isUnfinished(answer)) return ''
        return isPickedPeriod(answer) ? months(month ?? 1, year ?? 0) : answer
      },
    }
  }, [tag])
}
