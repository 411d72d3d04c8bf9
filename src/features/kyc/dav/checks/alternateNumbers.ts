import { createContext, useContext, useMemo, useState } from 'react'
import { withoutGaps } from '#shared/dashboard/phone.ts'
import { isAlternateNumber } from './phone.ts'

/** What stands in the field of a case, and whether it was found to be no number. */
type Typed = { text: string; isInvalid: boolean }

export type AlternateNumbers = {
  of: (caseId: string) => Typed | undefined
  type: (caseId: string, text: string) => void
  /** Judges what stands there: the number to send, or null where it is none, which is then said. */
  judge: (caseId: string, text: string) => string | null
}

/** The numbers that are being typed, by case: the field and its button stand in two columns. */
export function useAlternateNumbers(): AlternateNumbers {
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  return useMemo(() => {
    const set = (caseId: string, value: Typed) => setTyped((now) => ({ ...now, [caseId]: value }))
    return {
      of: (caseId) => typed[caseId],
      type: (caseId, text) => set(caseId, { text, isInvalid: false }),
      judge: (caseId, text) => {
        const number = withoutGaps(text)
        const isInvalid = !isAlternateNumber(number)
        set(caseId, { text: isInvalid ? text : number, isInvalid })
        return isInvalid ? null : number
      },
    }
  }, [typed])
}

export const AlternateNumbersContext = createContext<AlternateNumbers | null>(null)

/** @throws Error outside of the list that holds them */
export function useTypedNumbers(): AlternateNumbers {
  const numbers = useContext(AlternateNumbersContext)
  if (numbers === null) throw new Error('No list holds the alternate numbers here.')
  return numbers
}
