import { described, queryApi } from '#shared/api/queryApi.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { userList } from './endpoints.ts'
import type { User } from './user.ts'

/** The cached list of users, as far as the signed-in administrator may see them. */
export const usersApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<readonly User[], void>({ query: () => described(userList, undefined) }),
  }),
  overrideExisting: 'throw',
})

export const { useUsersQuery } = usersApi

const { users } = usersApi.endpoints

/** Puts a saved record into the cached list: in its place, or at its end. */
export function userSaved(user: User): AppThunk {
  return (dispatch, getState) => {
    const { queries } = getState()
    const data = queries === undefined ? undefined : users.select()({ queries }).data
    if (data === undefined) return
    const value = withUser(data, user)
    dispatch(usersApi.util.upsertQueryEntries([{ endpointName: 'users', arg: undefined, value }]))
  }
}

/** Asks for the list anew, where an answer did not bring the record. */
export function reloadUsers(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(users.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }
}

function withUser(list: readonly User[], user: User): readonly User[] {
  const at = list.findIndex(({ userId }) => userId === user.userId)
  return at === -1 ? [...list, user] : list.with(at, user)
}
