import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createLatestOnly } from './latestOnly.ts'
import { isAsked, NOTHING_ASKED, type SheetQuestion } from './sheetQuestion.ts'
import { createSheetStore, FIRST_BLOCK, type SheetStore } from './sheetStore.ts'
import type { ShownSheet } from './useSheet.ts'

type Answer = { plain: SheetStore; question: SheetQuestion; store: SheetStore }

/**
 * The rows that answer a question, or those before them while the worker looks; its last word counts.
 * @param onOther called when the rows are others than before; not where more of the same sheet has come
 */
export function useAnswer(sheet: ShownSheet, question: SheetQuestion, onOther: () => void) {
  const ask = useMemo(() => askerOf(sheet), [sheet])
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failedFor, setFailedFor] = useState<SheetQuestion | null>(null)
  const { store: plain } = sheet
  const given = answer?.plain === plain ? answer : { question: NOTHING_ASKED, store: plain }
  const take = useEffectEvent((store: SheetStore) => {
    if (given.question !== question) onOther()
    setAnswer({ plain, question, store })
  })
  useEffect(() => {
    let isCurrent = true
    ask(question).then(
      (store) => {
        if (isCurrent && store !== null) take(store)
      },
      () => {
        if (isCurrent) setFailedFor(question)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [ask, question])

  return {
    store: given.store,
    isPending: given.question !== question && isAsked(question),
    hasFailed: failedFor === question,
  }
}

function askerOf({ store, asked, head }: ShownSheet) {
  const latestOnly = createLatestOnly()
  return async (question: SheetQuestion): Promise<SheetStore | null> => {
    if (asked === null || !isAsked(question)) return store
    const answered = await latestOnly(async () => asked.ask(question, head?.row ?? -1, FIRST_BLOCK))
    if (answered === null) return null
    const { rows, first } = answered
    return createSheetStore(
      { ...store.table, rows: rows.length },
      first,
      ({ fromRow, toRow, fromColumn, toColumn }) =>
        asked.cellsAt(rows.slice(fromRow, toRow), fromColumn, toColumn),
      rows,
    )
  }
}
