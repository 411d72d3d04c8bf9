import { readItem, removeItem, writeItem } from './localStore.ts'

type StringStorage = {
  read: (key: string) => string | null
  write: (key: string, text: string) => void
  remove: (key: string) => void
}

export type StorageScope = 'tab' | 'device'

/** A storage that is forbidden or full never breaks the page. */
export const STORAGES: Record<StorageScope, StringStorage> = {
  device: { read: readItem, write: writeItem, remove: removeItem },
  /** Survives a reload and ends with the tab. Two tabs share it only until a duplicate has claimed it (`claimTab`). */
  tab: {
    read: (key) => ignoreStorageErrors(() => window.sessionStorage.getItem(key)),
    write: (key, text) => ignoreStorageErrors(() => window.sessionStorage.setItem(key, text)),
    remove: (key) => ignoreStorageErrors(() => window.sessionStorage.removeItem(key)),
  },
}

/** Where storage fails, only a reload loses the values, which the page also holds in memory. */
function ignoreStorageErrors<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null // storage is forbidden or full: nothing is stored
  }
}

/** Only these work with `createStoredValue`. All are cleared with the session, even if their code is not loaded. */
export const SESSION_KEYS = {
  /** The signed-in user, for reloads and other tabs. */
  session: 'lekha-session',
  tab: 'lekha-tab',
  /** Ids of closed tabs whose waiting documents another tab has taken. */
  takenTabs: 'lekha-taken-tabs',
  /** Per tab: files at Check, and files that are being uploaded. */
  drafts: 'lekha-drafts',
  /** Per tab: files that were selected together, and which of them have been sent. */
  batches: 'lekha-batches',
  bankIntake: 'lekha-bank-intake',
  /** Candidates of address cases who were notified recently. */
  davSent: 'lekha-dav-sent',
  /** Per tab: reviews of address cases whose verdict is not submitted. */
  reviews: 'lekha-reviews',
} as const

/** Settings that outlive the session or need none: they name nobody (decisions L26). */
export const PERSISTENT_KEYS = {
  /** Saved views of address cases, by a digest of their owner's email. */
  davViews: 'lekha-dav-views',
  /** Single-letter shortcuts. Named after the review, which had them first. */
  letterKeys: 'lekha-review-keys',
  findZoom: 'lekha-find-zoom',
  candidateLanguage: 'lekha-language',
  /** Per tab: drafts of address forms, with the keys of their photos (decisions L61). */
  formDraft: 'lekha-form-draft',
} as const

export type SessionKey = (typeof SESSION_KEYS)[keyof typeof SESSION_KEYS]
export type PersistentKey = (typeof PERSISTENT_KEYS)[keyof typeof PERSISTENT_KEYS]

export function clearSessionKeys({ shouldKeepReviews = false } = {}): void {
  for (const key of Object.values(SESSION_KEYS)) {
    if (shouldKeepReviews && key === SESSION_KEYS.reviews) continue
    STORAGES.device.remove(key)
    STORAGES.tab.remove(key)
  }
}
