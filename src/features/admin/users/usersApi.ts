import { queryApi } from '#shared/api/queryApi.ts'
import { recordCalls } from '#shared/records/recordCalls.ts'
import { recordEndpoints } from '#shared/records/recordStore.ts'
import { UserSchema, WholeUserSchema } from './contract.ts'
import { userIdOf, type User } from './user.ts'
import type { UserCreateBody, UserUpdateBody } from './userBodies.ts'

/** GET, POST, PUT and DELETE of user-management (shell §7). */
const CALLS = recordCalls<User, UserCreateBody, UserUpdateBody>({
  name: 'user',
  path: '/master/V1/user-management',
  idQuery: 'user_id',
  record: UserSchema,
  idOf: userIdOf,
  wholeRecord: WholeUserSchema,
})

/** The users, as far as the signed-in administrator may see them. */
export const usersApi = queryApi.injectEndpoints({
  endpoints: (build) => {
    const { list, create, update, setStatus } = recordEndpoints(build, CALLS, {
      name: 'users',
      idOf: userIdOf,
      change: (dispatch, recipe) => {
        dispatch(usersApi.util.updateQueryData('users', undefined, recipe))
      },
    })
    return { users: list, createUser: create, updateUser: update, setUserStatus: setStatus }
  },
  overrideExisting: 'throw',
})

export const { useUsersQuery } = usersApi
