import { described, queryApi } from '#shared/api/queryApi.ts'
import { cachedList } from '#shared/records/cachedList.ts'
import type { User } from './user.ts'
import { userCalls } from './endpoints.ts'

/** The cached list of users, as far as the signed-in administrator may see them. */
export const usersApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    users: build.query<readonly User[], void>({
      query: () => described(userCalls.list, undefined),
    }),
  }),
  overrideExisting: 'throw',
})

export const { useUsersQuery } = usersApi

const { users } = usersApi.endpoints

/** The list as saves change it. */
export const cachedUsers = cachedList<User>({
  idOf: ({ userId }) => userId,
  read: (queries) => users.select()({ queries }).data,
  write: (value) =>
    usersApi.util.upsertQueryEntries([{ endpointName: 'users', arg: undefined, value }]),
  running: () => usersApi.util.getRunningQueryThunk('users', undefined),
  fetch: () => users.initiate(undefined, { forceRefetch: true, subscribe: false }),
})
