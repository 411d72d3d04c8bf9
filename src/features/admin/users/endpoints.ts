import { recordCalls } from '#shared/records/recordCalls.ts'
import { UserSchema, WholeUserSchema } from './contract.ts'
import type { User } from './user.ts'
import type { UserCreateBody, UserUpdateBody } from './userBodies.ts'

/** GET, POST, PUT and DELETE of user-management (shell §7). */
export const userCalls = recordCalls<User, UserCreateBody, UserUpdateBody>({
  name: 'user',
  path: '/master/V1/user-management',
  idQuery: 'user_id',
  record: UserSchema,
  wholeRecord: WholeUserSchema,
})
