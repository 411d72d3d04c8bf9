import { recordCalls } from '#shared/kits/records/recordCalls.ts'
import { recordEndpoints } from '#shared/kits/records/recordStore.ts'
import { queryApi } from '#shared/platform/queryCache/queryApi.ts'
import { UserSchema, CompleteUserSchema } from './contract.ts'
import type { UserCreateBody, UserUpdateBody } from './form/userBodies.ts'
import { userIdOf, type User } from './user.ts'

const CALLS = recordCalls<User, UserCreateBody, UserUpdateBody>({
  name: 'user',
  path: '/master/V1/user-management',
  idParam: 'user_id',
  recordSchema: UserSchema,
  idOf: userIdOf,
  completeRecordSchema: CompleteUserSchema,
})

export const usersApi = queryApi.injectEndpoints({
  endpoints: (build) => {
    const { list, create, update, setStatus } = recordEndpoints(build, CALLS, {
      name: 'users',
      idOf: userIdOf,
      updateCache: (dispatch, recipe) => {
        dispatch(usersApi.util.updateQueryData('users', undefined, recipe))
      },
    })
    return { users: list, createUser: create, updateUser: update, setUserStatus: setStatus }
  },
  overrideExisting: 'throw',
})

export const { useUsersQuery } = usersApi
