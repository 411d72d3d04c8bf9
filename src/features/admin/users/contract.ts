import * as v from 'valibot'
import { IdSchema, TextSchema } from '#shared/kits/records/fieldSchemas.ts'
import { IsActiveSchema } from '#shared/kits/records/responseSchemas.ts'
import { PRIVILEGES } from '#shared/platform/store/currentUser.ts'
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

/** An unknown privilege gives the least rights, as at sign-in, and its name is stored. */
function toPrivilege(text: string): Pick<User, 'privilege' | 'unknownPrivilege'> {
  const privilege = PRIVILEGES.find((privilege) => privilege.toLowerCase() === text.toLowerCase())
  return privilege === undefined ? { privilege: 'User', unknownPrivilege: text } : { privilege }
}

/** Parses a user of the API (shell §3); a missing service list stays missing (D26). */
export const UserSchema = v.pipe(
  RecordSchema,
  v.transform(({ service, privilege, ...user }): User => ({
    ...user,
    ...toPrivilege(privilege),
    services: service,
  })),
)

/** A record with its fields; a response with only an id (`data: {userId}`) fails, and the list provides the record. */
export const CompleteUserSchema = v.pipe(
  UserSchema,
  v.check(({ username, emailId, clientId }) => [username, emailId, clientId].every(Boolean)),
)
