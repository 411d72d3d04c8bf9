import { useCallback, useEffect, useState } from 'react'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import {
  normalizeViewName,
  toView,
  VIEWS_MAX,
  type ViewQuery,
  type View,
  ViewSchema,
} from './view.ts'
import * as v from 'valibot'
import { createStoredValue } from '#shared/platform/session/createStoredValue.ts'
import { PERSISTENT_KEYS } from '#shared/platform/session/storageKeys.ts'

/** By owner. They outlive the session (decisions L26). */
const viewStorage = createStoredValue({
  key: PERSISTENT_KEYS.davViews,
  scope: 'device',
  schema: v.record(v.string(), v.array(ViewSchema)),
  whenUnreadable: 'removed',
})

/** The key of a user's views on this device: storage must not reveal emails. */
export async function hashOwner(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const readViews = (owner: string): readonly View[] => viewStorage.read()?.[owner] ?? []

/** Reads the stored views before changing them, because another tab may have saved one. */
export function updateViews(owner: string, change: (views: readonly View[]) => View[]): void {
  viewStorage.write({ ...viewStorage.read(), [owner]: change(readViews(owner)) })
}

/** Calls back when other tabs save; returns the function that stops it. */
export function onViewsChangedInOtherTab(hear: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === PERSISTENT_KEYS.davViews || key === null) hear()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

export type SavedViews = {
  views: readonly View[]
  isFull: boolean
  save: (name: string, shown: ViewQuery) => void
  rename: (name: string, to: string) => void
  remove: (name: string) => void
}

/** This user's saved views on this device. Validate names first (`validateViewName`). */
export function useSavedViews(): SavedViews {
  const email = useAppSelector(selectUser)?.email
  const [owner, setOwner] = useState<string | null>(null)
  const [views, setViews] = useState<readonly View[]>([])

  useEffect(() => {
    let isGone = false
    if (email !== undefined) void hashOwner(email).then((known) => isGone || setOwner(known))
    return () => {
      isGone = true
    }
  }, [email])
  useEffect(() => {
    if (owner === null) return undefined
    const read = () => setViews(readViews(owner))
    read()
    return onViewsChangedInOtherTab(read)
  }, [owner])

  const change = useCallback(
    (make: (views: readonly View[]) => View[]) => {
      if (owner === null) return
      updateViews(owner, make)
      setViews(readViews(owner))
    },
    [owner],
  )
  return {
    views,
    isFull: views.length >= VIEWS_MAX,
    save: (name, shown) => change((known) => [...known, toView(name, shown)].slice(0, VIEWS_MAX)),
    rename: (name, to) =>
      change((known) =>
        known.map((view) => (view.name === name ? { ...view, name: normalizeViewName(to) } : view)),
      ),
    remove: (name) => change((known) => known.filter((view) => view.name !== name)),
  }
}
