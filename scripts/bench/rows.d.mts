/** One figure of the bench beside its reference of the same run. */
export type Row = {
  name: string
  ours: number
  reference: number
  unit: string
  /** What ours / reference may be at most. */
  goal: number
  /** What the reference is, in words. */
  of: string
}

export function tableOf(rows: readonly Row[]): Record<string, Record<string, string>>
export function countOf(rows: readonly Row[]): string
export function sideBySide(
  rounds: number,
  ours: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<{ ours: number; reference: number }>
