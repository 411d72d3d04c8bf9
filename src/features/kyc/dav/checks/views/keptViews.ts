import * as v from 'valibot'
import { kept } from '#shared/session/kept.ts'
import { LASTING } from '#shared/session/storedKeys.ts'
import { ViewSchema, type View } from './view.ts'

/** By owner. They outlive the session (decisions L26). */
const keptViews = kept({
  key: LASTING.davViews,
  place: 'device',
  schema: v.record(v.string(), v.array(ViewSchema)),
  unreadable: 'removed',
})

/** By what a user's views are known on this device: who looks into the storage reads no address there. */
export async function ownerOf(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const viewsOf = (owner: string): readonly View[] => keptViews.read()?.[owner] ?? []

/** Changes what is kept by now: another tab may have saved one since this one read them. */
export function changeViews(owner: string, change: (views: readonly View[]) => View[]): void {
  keptViews.write({ ...keptViews.read(), [owner]: change(viewsOf(owner)) })
}

/** Tells of what other tabs save; gives back the way to stop. */
export function onViewsElsewhere(hear: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === LASTING.davViews || key === null) hear()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
