import * as v from 'valibot'
import { createPersistoid, createTransform } from 'redux-persist'
import type { AppThunk } from '#shared/store/types.ts'
import { CurrentUserSchema, type CurrentUser } from './currentUser.ts'
import { kept } from './kept.ts'
import { STORED } from './storedKeys.ts'

/**
 * Of the whole store, the signed-in user and nothing else. One that does not read is left: it tells the next sign-in
 * that somebody's things may be here, which go first.
 */
const keptSession = kept({
  key: STORED.session,
  place: 'device',
  schema: v.object({ user: v.pipe(v.string(), v.parseJson(), CurrentUserSchema) }),
  unreadable: 'left',
})

/** redux-persist's writer of one session: a throttled write that comes after its end is dropped. */
function sessionWriter(ended: AbortSignal) {
  return createPersistoid({
    key: STORED.session,
    keyPrefix: '',
    whitelist: ['user'],
    serialize: false, // the entry is JSON already, and the transform makes each slice its text
    transforms: [createTransform<CurrentUser, string>((user) => JSON.stringify(user), null)],
    storage: {
      getItem: async () => Promise.resolve(keptSession.read()),
      setItem: async (_key, slices: { user: string }) =>
        Promise.resolve(ended.aborted ? undefined : keptSession.write(slices)),
      removeItem: async () => Promise.resolve(keptSession.forget()),
    },
  })
}

/** Writes the user for a reload and for other tabs. */
export function keepUser(user: CurrentUser): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, session) => {
    const writer = session.get(sessionWriter)
    writer.update({ user })
    await writer.flush()
  }
}

/** The user that this browser session signed in, or undefined when none was kept or it does not read as one. */
export function storedUser(): CurrentUser | undefined {
  return keptSession.read()?.user
}
