import * as v from 'valibot'
import { PRIVILEGES } from '#shared/session/currentUser.ts'
import { AssignedServicesSchema, IdSchema, TextSchema } from '../store/answers.ts'
import type { User } from './user.ts'

const RecordSchema = v.object({
  userId: IdSchema,
  clientId: TextSchema,
  clientCode: TextSchema,
  username: TextSchema,
  emailId: TextSchema,
  contactNumber: TextSchema,
  // A privilege that we do not know gives the least rights, as at sign-in.
  privilege: v.fallback(v.picklist(PRIVILEGES), 'User'),
  isActive: v.nullish(v.boolean(), true),
  service: v.nullish(AssignedServicesSchema, null),
})

/** A user as the wire has it (shell §3) in our form; a missing service list stays missing (D26). */
export const UserSchema = v.pipe(
  RecordSchema,
  v.transform(({ service, ...user }): User => ({ ...user, services: service })),
)

/** A record that holds its facts: an answer with no more than an id (`data: {userId}`) brings none, and the list has it. */
export const WholeUserSchema = v.pipe(
  UserSchema,
  v.check(({ username, emailId, clientId }) => [username, emailId, clientId].every(Boolean)),
)
