import { useCallback, useEffect, useState } from 'react'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { changeViews, onViewsElsewhere, ownerOf, viewsOf } from './keptViews.ts'
import { cleanName, toView, VIEWS_MAX, type Shown, type View } from './view.ts'

export type SavedViews = {
  views: readonly View[]
  isFull: boolean
  save: (name: string, shown: Shown) => void
  rename: (name: string, to: string) => void
  remove: (name: string) => void
}

/** This user's views on this device, whichever tab saved them. Names are judged before (`nameProblem`). */
export function useSavedViews(): SavedViews {
  const email = useAppSelector(selectUser)?.email
  const [owner, setOwner] = useState<string | null>(null)
  const [views, setViews] = useState<readonly View[]>([])

  useEffect(() => {
    let isGone = false
    if (email !== undefined) void ownerOf(email).then((known) => isGone || setOwner(known))
    return () => {
      isGone = true
    }
  }, [email])
  useEffect(() => {
    if (owner === null) return undefined
    const read = () => setViews(viewsOf(owner))
    read()
    return onViewsElsewhere(read)
  }, [owner])

  const change = useCallback(
    (make: (views: readonly View[]) => View[]) => {
      if (owner === null) return
      changeViews(owner, make)
      setViews(viewsOf(owner))
    },
    [owner],
  )
  return {
    views,
    isFull: views.length >= VIEWS_MAX,
    save: (name, shown) => change((known) => [...known, toView(name, shown)].slice(0, VIEWS_MAX)),
    rename: (name, to) =>
      change((known) =>
        known.map((view) => (view.name === name ? { ...view, name: cleanName(to) } : view)),
      ),
    remove: (name) => change((known) => known.filter((view) => view.name !== name)),
  }
}
