import * as v from 'valibot'
import { IdSchema, TextSchema } from '#shared/kits/records/fieldSchemas.ts'
import { IsActiveSchema } from '#shared/kits/records/responseSchemas.ts'
import { AssignedServicesSchema } from '../assignedService.ts'
import { CLIENT_TYPES, SUBSCRIPTION_TYPES, type Client } from './client.ts'

/** Ignores case; an unknown text is undefined. */
const oneOf = <Member extends string>(members: readonly Member[]) =>
  v.pipe(
    TextSchema,
    v.transform((text) => members.find((member) => member.toLowerCase() === text.toLowerCase())),
  )

const texts = <Name extends string>(...names: readonly Name[]) =>
  v.pipe(
    v.nullish(v.record(v.string(), v.unknown()), {}),
    v.object(v.entriesFromList(names, TextSchema)),
  )

const RecordSchema = v.object({
  clientId: IdSchema,
  isActive: IsActiveSchema,
  clientInfo: v.pipe(
    v.nullish(v.record(v.string(), v.unknown()), {}),
    v.object({ clientType: oneOf(CLIENT_TYPES) }),
  ),
  profile: v.object({
    subClientOf: TextSchema,
    subscriptionType: oneOf(SUBSCRIPTION_TYPES),
    organizationName: TextSchema,
    clientCode: TextSchema,
    clientCustomUrl: TextSchema,
  }),
  contact: texts('contactPerson', 'emailId', 'contactNumber'),
  address: texts('addressOne', 'addressTwo', 'landMark', 'city', 'pincode', 'state', 'country'),
  service: v.nullish(AssignedServicesSchema, []),
})

/** Parses a client of the API (shell §3). Without a type, a record with a parent is a sub-client. */
export const ClientSchema: v.GenericSchema<unknown, Client> = v.pipe(
  RecordSchema,
  v.transform(({ clientInfo, profile, service, ...client }): Client => ({
    ...client,
    clientType: clientInfo.clientType ?? (profile.subClientOf === '' ? 'Client' : 'subClient'),
    profile: { ...profile, subscriptionType: profile.subscriptionType ?? '' },
    services: service,
  })),
)

/** A record with its fields; a response with only an id fails, and the list provides the record. */
export const CompleteClientSchema = v.pipe(
  ClientSchema,
  v.check(({ profile }) => profile.organizationName !== '' && profile.clientCode !== ''),
)
