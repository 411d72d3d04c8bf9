import * as v from 'valibot'
import { createPersistoid, getStoredState, type PersistConfig } from 'redux-persist'
import { PRIVILEGES, SERVICE_KEYS, type CurrentUser } from './currentUser.ts'
import { hasFlag } from './flag.ts'
import { readItem, removeItem, writeItem } from './localStore.ts'
import { STORED } from './storedKeys.ts'

/**
 * Storage of redux-persist (its own `lib/storage` is undefined in a production build of Vite 8).
 * It writes only while the session's flag is held: a throttled write that comes after logout is dropped.
 */
const storage = {
  getItem: async (key: string) => Promise.resolve(readItem(key)),
  setItem: async (key: string, value: string) =>
    Promise.resolve(hasFlag() ? writeItem(key, value) : undefined),
  removeItem: async (key: string) => Promise.resolve(removeItem(key)),
}

type Kept = { user: CurrentUser }

/** The allow-list: of the whole store, the signed-in user and nothing else. */
const config: PersistConfig<Kept> = {
  key: STORED.session,
  keyPrefix: '',
  storage,
  whitelist: ['user'],
}

const persistoid = createPersistoid(config)

const KeptSchema = v.object({
  user: v.object({
    email: v.string(),
    username: v.string(),
    initials: v.string(),
    clientCode: v.string(),
    privilege: v.picklist(PRIVILEGES),
    clientPrivilege: v.string(),
    services: v.nullable(v.array(v.picklist(SERVICE_KEYS))),
  }),
})

/** Writes the user for a reload and for other tabs. */
export async function keepUser(user: CurrentUser): Promise<void> {
  persistoid.update({ user })
  await persistoid.flush()
}

/** The user that this browser session signed in, or undefined when none was kept or it does not read as one. */
export async function storedUser(): Promise<CurrentUser | undefined> {
  const stored = await getStoredState(config).catch(() => undefined) // a damaged entry is no entry
  const parsed = v.safeParse(KeptSchema, stored)
  return parsed.success ? parsed.output.user : undefined
}
