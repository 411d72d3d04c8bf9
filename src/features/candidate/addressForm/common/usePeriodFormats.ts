import { useMemo } from 'react'
import { useCandidateLanguage } from '#shared/kits/candidate/language/language.ts'
import { formatStayMonth, parseStayTime, PRESENT_STAY } from '#shared/platform/lib/time/stayTime.ts'
import { timeFormat } from '#shared/platform/lib/time/timestamp.ts'
import { useTranslations } from '../translations.ts'

export function isPickedPeriod(answer: string): boolean {
  const time = parseStayTime(answer)
  if (time?.kind !== 'month' || time.month === null) return answer === PRESENT_STAY
  return answer === formatStayMonth(time.month, time.year)
}

/** Translated; what is sent stays English. */
export function usePeriodFormats() {
  const { tag } = useCandidateLanguage()
  const { fields } = useTranslations()
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
      periodText: (answer: string) => {
        const time = parseStayTime(answer)
        if (time === null || !isPickedPeriod(answer)) return answer
        return time.kind === 'present' ? fields.stillHere : months(time.month ?? 1, time.year)
      },
    }
  }, [tag, fields.stillHere])
}
