import type { SavedAnswer } from '../adminAnswers.ts'
import type { AdminEndpoint } from '../adminCall.ts'
import { ADMIN_ERRORS } from '../adminErrors.ts'
import { UserListSchema, UserSavedSchema } from './contract.ts'
import type { User } from './user.ts'
import type { UserCreateBody, UserUpdateBody } from './userBodies.ts'

const PATH = '/master/V1/user-management'

/** Every user that the caller may manage; none where the answer is 204. */
export const userList: AdminEndpoint<void, readonly User[]> = {
  name: 'userList',
  method: 'GET',
  path: PATH,
  answer: 'status',
  schema: UserListSchema,
  errors: ADMIN_ERRORS,
}

export const userCreate: AdminEndpoint<UserCreateBody, SavedAnswer<User>> = {
  name: 'userCreate',
  method: 'POST',
  path: PATH,
  request: (body) => ({ body }),
  answer: 'status',
  schema: UserSavedSchema,
  errors: ADMIN_ERRORS,
}

export const userUpdate: AdminEndpoint<
  { userId: string; body: UserUpdateBody },
  SavedAnswer<User>
> = {
  name: 'userUpdate',
  method: 'PUT',
  path: PATH,
  request: ({ userId, body }) => ({ query: { user_id: userId }, body }),
  answer: 'status',
  schema: UserSavedSchema,
  errors: ADMIN_ERRORS,
}

/** The status toggle: DELETE with the new status in its body (D27). */
export const userStatus: AdminEndpoint<{ userId: string; isActive: boolean }, SavedAnswer<User>> = {
  name: 'userStatus',
  method: 'DELETE',
  path: PATH,
  request: ({ userId, isActive }) => ({ query: { user_id: userId }, body: { isActive } }),
  answer: 'status',
  schema: UserSavedSchema,
  errors: ADMIN_ERRORS,
}
