import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { createStoredValue } from '#shared/platform/session/createStoredValue.ts'
import { PERSISTENT_KEYS } from '#shared/platform/session/storageKeys.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import {
  normalizeViewName,
  toView,
  VIEWS_MAX,
  type ViewQuery,
  type View,
  ViewSchema,
} from './view.ts'

/** By owner. Views outlive the session (decisions L26). */
const viewStorage = createStoredValue({
  key: PERSISTENT_KEYS.davViews,
  scope: 'device',
  schema: v.record(v.string(), v.array(ViewSchema)),
  whenUnreadable: 'removed',
})

/** Storage must not reveal emails. */
export async function hashOwner(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const readViews = (owner: string): readonly View[] => viewStorage.read()?.[owner] ?? []

/** Reads again before a change, because another tab may have saved a view. */
export function updateViews(owner: string, getViews: (views: readonly View[]) => View[]): void {
  viewStorage.write({ ...viewStorage.read(), [owner]: getViews(readViews(owner)) })
}

export function onViewsChangedInOtherTab(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === PERSISTENT_KEYS.davViews || key === null) onChange()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export type SavedViews = {
  views: readonly View[]
  isFull: boolean
  save: (name: string, query: ViewQuery) => void
  rename: (name: string, to: string) => void
  remove: (name: string) => void
}

/** Of this user on this device. Validate names first (`validateViewName`). */
export function useSavedViews(): SavedViews {
  const email = useAppSelector(selectUser)?.email
  const [owner, setOwner] = useState<string | null>(null)
  const [views, setViews] = useState<readonly View[]>([])

  useEffect(() => {
    let isUnmounted = false
    if (email !== undefined) void hashOwner(email).then((hash) => isUnmounted || setOwner(hash))
    return () => {
      isUnmounted = true
    }
  }, [email])
  useEffect(() => {
    if (owner === null) return undefined
    const read = () => setViews(readViews(owner))
    read()
    return onViewsChangedInOtherTab(read)
  }, [owner])

  const saveViews = useCallback(
    (getViews: (views: readonly View[]) => View[]) => {
      if (owner === null) return
      updateViews(owner, getViews)
      setViews(readViews(owner))
    },
    [owner],
  )
  return {
    views,
    isFull: views.length >= VIEWS_MAX,
    save: (name, query) =>
      saveViews((before) => [...before, toView(name, query)].slice(0, VIEWS_MAX)),
    rename: (name, to) =>
      saveViews((before) =>
        before.map((view) =>
          view.name === name ? { ...view, name: normalizeViewName(to) } : view,
        ),
      ),
    remove: (name) => saveViews((before) => before.filter((view) => view.name !== name)),
  }
}
