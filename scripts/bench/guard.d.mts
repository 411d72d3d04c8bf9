import type { Recorded } from './record.d.mts'
import type { Row } from './rows.d.mts'

export function guard(
  bench: unknown,
  recorded: Recorded,
  guarded: readonly { work: (bench: unknown) => Promise<Row[]>; rows: readonly string[] }[],
): Promise<{ isGood: boolean; lines: string[] }>
