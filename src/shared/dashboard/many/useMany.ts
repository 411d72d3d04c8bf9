import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { manyMoved, selectMany } from './manySlice.ts'
import type { ManyEvent, ManyState } from './manyState.ts'
import { useSelecting } from './selecting.ts'

/** What is chosen of the list around, and what runs over it. */
export function useMany<Part>(select: (state: ManyState) => Part): Part {
  const { list } = useSelecting()
  return useAppSelector((state) => select(selectMany(state, list)))
}

/** What moves that. */
export function useMoveMany(): (event: ManyEvent) => void {
  const { list } = useSelecting()
  const dispatch = useAppDispatch()
  return useCallback((event) => void dispatch(manyMoved({ list, event })), [dispatch, list])
}
