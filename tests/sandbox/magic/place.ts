import type { FaultName, FaultRow } from './faults.ts'

/** Where values are typed or found, and which faults are known there. */
export type Place = {
  group:
    | 'Analyzers'
    | 'Signing in and the account'
    | 'Administration'
    | 'Address verification'
    | 'Company checks'
    | 'Employment history (UAN)'
    | 'GSTR'
  name: string
  /** How a tester puts it there: "value" stands for one. */
  where: string
  /** Before each value, where an account of that name has to exist. */
  prefix?: string
  /** What sample files of this place begin with; it may be left out of a file's name. */
  filePrefix?: string
  faults: readonly FaultName[]
  /** What is another here than in the table of faults. */
  differs?: Partial<Record<FaultName, Partial<FaultRow>>>
  /** Values that this place alone knows. */
  own?: Readonly<Record<string, FaultRow>>
}
