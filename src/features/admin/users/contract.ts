import * as v from 'valibot'
import { PRIVILEGES } from '#shared/session/currentUser.ts'
import { IdSchema, IsActiveSchema, TextSchema } from '#shared/records/answers.ts'
import { AssignedServicesSchema } from '../assignedService.ts'
import type { User } from './user.ts'

const RecordSchema = v.object({
  userId: IdSchema,
  clientId: TextSchema,
  clientCode: TextSchema,
  username: TextSchema,
  emailId: TextSchema,
  contactNumber: TextSchema,
  privilege: TextSchema,
  isActive: IsActiveSchema,
  service: v.nullish(AssignedServicesSchema, null),
})

/** Without regard to case. One that we do not know gives the least rights, as at sign-in, and is kept as it is called. */
function toPrivilege(text: string): Pick<User, 'privilege' | 'otherPrivilege'> {
  const known = PRIVILEGES.find((one) => one.toLowerCase() === text.toLowerCase())
  return known === undefined ? { privilege: 'User', otherPrivilege: text } : { privilege: known }
}

/** A user as the wire has it (shell §3) in our form; a missing service list stays missing (D26). */
export const UserSchema = v.pipe(
  RecordSchema,
  v.transform(({ service, privilege, ...user }): User => ({
    ...user,
    ...toPrivilege(privilege),
    services: service,
  })),
)

/** A record that holds its facts: an answer with no more than an id (`data: {userId}`) brings none, and the list has it. */
export const WholeUserSchema = v.pipe(
  UserSchema,
  v.check(({ username, emailId, clientId }) => [username, emailId, clientId].every(Boolean)),
)
