import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useAppDispatch, useAppStore } from '#shared/store/hooks.ts'
import type { AddressCase } from '../../case.ts'
import { manyMoved, selectIsChosen } from './manySlice.ts'
import { toChosen } from './manyState.ts'
import { rowChosenByKey, rowsBetween, SelectingContext } from './selecting.ts'
import './many.css'

type SelectingRowsProps = {
  subClientId: string
  /** Of the page that is shown, and when they came (ms since 1970). */
  rows: readonly AddressCase[]
  loadedAt: number
  children: ReactNode
}

/** Around a list whose rows are chosen by box, Space and Shift. What is chosen stays so on other pages. */
export function SelectingRows({ subClientId, rows, loadedAt, children }: SelectingRowsProps) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  /** The row that was touched last: where a range begins. */
  const touched = useRef<string | null>(null)
  const chosenOf = useCallback(
    (cases: readonly AddressCase[]) => cases.map((one) => toChosen(one, subClientId, loadedAt)),
    [subClientId, loadedAt],
  )
  useEffect(() => {
    dispatch(manyMoved({ kind: 'seen', cases: chosenOf(rows) }))
  }, [dispatch, chosenOf, rows])

  const toggle = useCallback(
    (one: AddressCase, isRange: boolean) => {
      const isOn = selectIsChosen(store.getState(), one.caseId)
      if (isRange || !isOn) {
        const cases = isRange ? rowsBetween(rows, touched.current, one) : [one]
        dispatch(manyMoved({ kind: 'put', cases: chosenOf(cases) }))
      } else dispatch(manyMoved({ kind: 'taken', caseIds: [one.caseId] }))
      touched.current = one.caseId
    },
    [dispatch, store, chosenOf, rows],
  )
  const togglePage = useCallback(
    (isOn: boolean) =>
      dispatch(
        manyMoved(
          isOn
            ? { kind: 'put', cases: chosenOf(rows) }
            : { kind: 'taken', caseIds: rows.map(({ caseId }) => caseId) },
        ),
      ),
    [dispatch, chosenOf, rows],
  )
  const selecting = useMemo(
    () => ({ subClientId, rows, toggle, togglePage }),
    [subClientId, rows, toggle, togglePage],
  )

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.row === undefined) return
    const at = Number(event.target.dataset.row)
    const chosen = rowChosenByKey(event, at, rows.length)
    const [from, to] = [rows[at], rows[chosen?.row ?? -1]]
    if (chosen === null || from === undefined || to === undefined) return
    event.preventDefault()
    if (event.key !== ' ') touched.current ??= from.caseId
    toggle(to, chosen.isRange)
  }
  return (
    <SelectingContext value={selecting}>
      <div className="many-rows" onKeyDown={onKeyDown}>
        {children}
      </div>
    </SelectingContext>
  )
}
