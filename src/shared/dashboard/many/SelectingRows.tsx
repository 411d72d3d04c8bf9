import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useAppDispatch, useAppStore } from '#shared/store/hooks.ts'
import { useToldKeys } from '#shared/ui/keys/useKeys.ts'
import { manyMoved, selectMany } from './manySlice.ts'
import type { Chosen, ManyEvent } from './manyState.ts'
import { rowChosenByKey, rowsBetween, SELECTING_KEYS, SelectingContext } from './selecting.ts'
import './many.css'

type SelectingRowsProps = {
  /** Of the dashboard: 'dav'. */
  list: string
  subClientId: string
  /** Of the page that is shown, as they are chosen; held still by a memo. */
  rows: readonly Chosen[]
  children: ReactNode
}

/** Around a list whose rows are chosen by box, Space and Shift. What is chosen stays so on other pages. */
export function SelectingRows({ list, subClientId, rows, children }: SelectingRowsProps) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const move = useCallback(
    (event: ManyEvent) => void dispatch(manyMoved({ list, event })),
    [dispatch, list],
  )
  /** The row that was touched last: where a range begins. */
  const touched = useRef<string | null>(null)
  useEffect(() => move({ kind: 'seen', rows }), [move, rows])

  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      const { chosen } = selectMany(store.getState(), list)
      if (isRange || !chosen.some((one) => one.id === id)) {
        move({ kind: 'put', rows: rowsBetween(rows, isRange ? touched.current : null, id) })
      } else move({ kind: 'taken', ids: [id] })
      touched.current = id
    },
    [store, list, move, rows],
  )
  const togglePage = useCallback(
    (isOn: boolean) =>
      move(isOn ? { kind: 'put', rows } : { kind: 'taken', ids: rows.map(({ id }) => id) }),
    [move, rows],
  )
  const selecting = useMemo(
    () => ({ list, subClientId, rows, toggle, togglePage }),
    [list, subClientId, rows, toggle, togglePage],
  )

  useToldKeys(SELECTING_KEYS)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.row === undefined) return
    const at = Number(event.target.dataset.row)
    const byKey = rowChosenByKey(event, at, rows.length)
    const [from, to] = [rows[at], rows[byKey?.row ?? -1]]
    if (byKey === null || from === undefined || to === undefined) return
    event.preventDefault()
    if (event.key !== ' ') touched.current ??= from.id
    toggle(to.id, byKey.isRange)
  }
  return (
    <SelectingContext value={selecting}>
      <div className="many-rows" onKeyDown={onKeyDown}>
        {children}
      </div>
    </SelectingContext>
  )
}
