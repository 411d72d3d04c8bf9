import * as v from 'valibot'
import { PRIVILEGES } from '#shared/session/currentUser.ts'
import { IdSchema, listAnswer, savedAnswer, TextSchema } from '../adminAnswers.ts'
import type { AssignedService } from '../assignedService.ts'
import type { User } from './user.ts'

const AssignedServiceSchema = v.object({ serviceId: IdSchema, serviceName: TextSchema })

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
  service: v.nullish(v.array(AssignedServiceSchema), null),
})

function onceEach(services: readonly AssignedService[]): AssignedService[] {
  return [...new Map(services.map((service) => [service.serviceId, service])).values()]
}

/** A user as the wire has it (shell §3) in our form; a missing service list stays missing (D26). */
const UserSchema = v.pipe(
  RecordSchema,
  v.transform(({ service, ...user }): User => ({
    ...user,
    services: service === null ? null : onceEach(service),
  })),
)

export const UserListSchema = listAnswer(UserSchema)

/** 201 created, 200 or 204 changed; 208: nothing was changed, somebody else has these facts (shell §7). */
export const UserSavedSchema = savedAnswer(
  // A record without its facts ('data: {userId}') is none: the list has it.
  v.pipe(
    UserSchema,
    v.check(({ username, emailId, clientId }) => [username, emailId, clientId].every(Boolean)),
  ),
)
