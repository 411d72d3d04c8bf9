import { createContext, useContext, useMemo, useState } from 'react'
import { withoutSpaces } from '#shared/kits/dashboard/phone.ts'

const INDIAN_MOBILE = /^[6-9]\d{9}$/

/** kyc §5 */
export const isAlternateNumber = (text: string): boolean => INDIAN_MOBILE.test(text)

type TypedNumber = { text: string; isInvalid: boolean }

export type AlternateNumbers = {
  get: (caseId: string) => TypedNumber | undefined
  setText: (caseId: string, text: string) => void
  /** Null for an invalid number, which shows the error. */
  validate: (caseId: string, text: string) => string | null
}

/** By case, because field and button are in two columns. */
export function useAlternateNumbers(): AlternateNumbers {
  const [numbers, setNumbers] = useState<Readonly<Record<string, TypedNumber>>>({})
  return useMemo(() => {
    const set = (caseId: string, value: TypedNumber) =>
      setNumbers((before) => ({ ...before, [caseId]: value }))
    return {
      get: (caseId) => numbers[caseId],
      setText: (caseId, text) => set(caseId, { text, isInvalid: false }),
      validate: (caseId, text) => {
        const number = withoutSpaces(text)
        const isInvalid = !isAlternateNumber(number)
        set(caseId, { text: isInvalid ? text : number, isInvalid })
        return isInvalid ? null : number
      },
    }
  }, [numbers])
}

export const AlternateNumbersContext = createContext<AlternateNumbers | null>(null)

export function useAlternateNumbersContext(): AlternateNumbers {
  const numbers = useContext(AlternateNumbersContext)
  if (numbers === null) throw new Error('Use this hook inside AlternateNumbersContext.')
  return numbers
}
