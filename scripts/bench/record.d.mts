import type { Row } from './rows.d.mts'

/** The ratio that each row had when it was recorded, and its goal. */
export type Recorded = Record<string, { ratio: number; goal: number; of: string }>

export function readRecorded(): Recorded
export function mergeRows(recorded: Recorded, rows: readonly Row[]): Recorded
export function isWorse(ratio: number, recorded: number): boolean
export function tableText(recorded: Recorded): string
export function withTable(page: string, recorded: Recorded): string
