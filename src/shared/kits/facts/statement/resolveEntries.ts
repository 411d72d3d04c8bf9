import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'
import type { Transaction } from '../documentFacts.ts'
import type { Side } from './amountCell.ts'
import type { DayReader } from './dayColumn.ts'
import { amountOf, type RawEntry } from './readSheet.ts'

export type ResolvedEntry = Transaction & { valueDay: Day }

/** A row with an amount that is not compared. */
export type UnreadEntry = { row: number; reason: 'day' | 'side'; text: string }

export type ResolvedEntries = {
  /** Oldest first. */
  entries: readonly ResolvedEntry[]
  unread: readonly UnreadEntry[]
}

/** `opening`: the balance before the oldest entry, where the sheet says it. */
export function resolveEntries(
  raw: readonly RawEntry[],
  readDay: DayReader,
  opening: number | null,
): ResolvedEntries {
  const unread: UnreadEntry[] = []
  const dated = raw.flatMap((entry) => {
    const day = readDay(entry.written)
    if (day !== null) return [{ entry, day }]
    unread.push({ row: entry.row, reason: 'day', text: entry.dayText })
    return []
  })
  const unsignedSide = unsignedSideOf(raw)
  const entries: ResolvedEntry[] = []
  let before = opening
  for (const { entry, day } of oldestFirst(dated)) {
    const { row, narration, balance, valueWritten, amounts } = entry
    const valueDay = readDay(valueWritten) ?? day
    const common = { day, narration, balance, row, valueDay }
    if (!('paise' in amounts)) entries.push({ ...common, ...amounts })
    else {
      const side = sideOf(amounts, unsignedSide) ?? sideByBalance(amountOf(entry), before, balance)
      const paise = Math.abs(amounts.paise)
      if (side === null) unread.push({ row, reason: 'side', text: narration })
      else
        entries.push({
          ...common,
          debit: side === 'debit' ? paise : 0,
          credit: side === 'credit' ? paise : 0,
        })
    }
    before = balance
  }
  return { entries, unread }
}

type Signed = { paise: number; side: Side | null }

const sideOf = ({ paise, side }: Signed, unsigned: Side | null): Side | null =>
  side ?? (paise < 0 ? 'debit' : unsigned)

/** The side of amounts without a sign; null where no amount of the column has a sign or a side. */
function unsignedSideOf(raw: readonly RawEntry[]): Side | null {
  let hasDebits = false
  let hasCredits = false
  for (const { amounts } of raw) {
    if (!('paise' in amounts)) continue
    hasDebits ||= amounts.side === 'debit' || amounts.paise < 0
    hasCredits ||= amounts.side === 'credit'
  }
  if (hasDebits) return 'credit'
  return hasCredits ? 'debit' : null
}

function sideByBalance(paise: number, before: number | null, after: number | null): Side | null {
  if (before === null || after === null) return null
  if (after === before + paise) return 'credit'
  return after === before - paise ? 'debit' : null
}

type Dated = { entry: RawEntry; day: Day }

/** Statements begin with the oldest or the newest entry; within a day the balances tell which. */
function oldestFirst(dated: readonly Dated[]): readonly Dated[] {
  const [first, last] = [dated[0]?.day ?? '', dated.at(-1)?.day ?? '']
  const forward = dated.toSorted(byDay)
  const backward = dated.toReversed().toSorted(byDay)
  const [forwardFits, backwardFits] = [countFits(forward), countFits(backward)]
  if (forwardFits !== backwardFits) return forwardFits > backwardFits ? forward : backward
  return first > last ? backward : forward
}

const byDay = (a: Dated, b: Dated): number => compareTexts(a.day, b.day)

/** Rows whose balance follows from the row before. */
function countFits(dated: readonly Dated[]): number {
  let fits = 0
  let before: number | null = null
  for (const { entry } of dated) {
    const { amounts, balance } = entry
    if (before !== null && balance !== null) {
      const change = balance - before
      const isFit =
        'paise' in amounts
          ? Math.abs(change) === Math.abs(amounts.paise)
          : change === amounts.credit - amounts.debit
      fits += Number(isFit)
    }
    before = balance
  }
  return fits
}
