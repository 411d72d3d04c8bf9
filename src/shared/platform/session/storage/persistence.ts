import * as v from 'valibot'
import { CurrentUserSchema, type CurrentUser } from '#shared/platform/store/currentUser.ts'
import { createStoredValue } from './createStoredValue.ts'
import { SESSION_KEYS } from './storageKeys.ts'

/** An entry that cannot be parsed is left: it shows the next sign-in that another user's data may be here. */
const storedSession = createStoredValue({
  key: SESSION_KEYS.session,
  scope: 'device',
  schema: v.object({ user: v.pipe(v.string(), v.parseJson(), CurrentUserSchema) }),
  whenUnreadable: 'left',
})

/** Persists the user for a reload and for other tabs; dropped once the session is over, whichever tab ended it. */
export function persistUser(user: CurrentUser): void {
  storedSession.write({ user: JSON.stringify(user) })
}

/** The signed-in user of this browser session; undefined when none is stored or it cannot be parsed. */
export function readStoredUser(): CurrentUser | undefined {
  return storedSession.read()?.user
}

const ownedReviews = createStoredValue({
  key: SESSION_KEYS.reviews,
  scope: 'tab',
  schema: v.object({ owner: v.string() }),
  whenUnreadable: 'removed',
})

/** Whether this tab holds reviews of this address; those of another are removed. */
export const hasReviewsOf = (email: string): boolean =>
  ownedReviews.read(({ owner }) => owner === email) !== null
