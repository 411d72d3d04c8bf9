import type { FaultName, FaultRow } from './faults.ts'

/** Where magic values are entered or detected, and which faults work there. */
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
  /** How a tester enters it; "value" stands for a magic value. */
  location: string
  /** Precedes each value, where an account of that name must exist. */
  prefix?: string
  /** Prefix of this place's sample files; optional in a file name. */
  filePrefix?: string
  faults: readonly FaultName[]
  /** Differences from the table of faults. */
  differs?: Partial<Record<FaultName, Partial<FaultRow>>>
  /** Values of this place only. */
  ownFaults?: Readonly<Record<string, FaultRow>>
}
