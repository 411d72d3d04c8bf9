import { useEffect, useState } from 'react'
import type { Month } from './addsUp.ts'
import { readMonths } from './readMonths.ts'

export type Months =
  | { kind: 'reading' }
  | { kind: 'read'; months: readonly Month[] }
  | { kind: 'failed' }

/** The months of an account's workbook. */
export function useMonths(workbook: Blob): Months {
  const [read, setRead] = useState<{ of: Blob; months: Months } | null>(null)
  useEffect(() => {
    let isCurrent = true
    readMonths(workbook).then(
      (months) => isCurrent && setRead({ of: workbook, months: { kind: 'read', months } }),
      // The preview below says what is wrong with the workbook.
      () => isCurrent && setRead({ of: workbook, months: { kind: 'failed' } }),
    )
    return () => {
      isCurrent = false
    }
  }, [workbook])
  return read?.of === workbook ? read.months : { kind: 'reading' }
}
