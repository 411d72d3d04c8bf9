import * as v from 'valibot'
import { IdSchema, IsActiveSchema, TextSchema } from '#shared/records/answers.ts'
import { AssignedServicesSchema } from '../assignedService.ts'
import { CLIENT_TYPES, SUBSCRIPTION_TYPES, type Client } from './client.ts'

/** One of a vocabulary, without regard to case; anything else is undefined. */
const oneOf = <Member extends string>(members: readonly Member[]) =>
  v.pipe(
    TextSchema,
    v.transform((text) => members.find((one) => one.toLowerCase() === text.toLowerCase())),
  )

/** A group of texts; one that is null or left out is a group of empty ones. */
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

/** A client as the wire has it (shell §3) in our form. Without a type, a record with a parent is a sub-client. */
export const ClientSchema: v.GenericSchema<unknown, Client> = v.pipe(
  RecordSchema,
  v.transform(({ clientInfo, profile, service, ...client }): Client => ({
    ...client,
    clientType: clientInfo.clientType ?? (profile.subClientOf === '' ? 'Client' : 'subClient'),
    profile: { ...profile, subscriptionType: profile.subscriptionType ?? '' },
    services: service,
  })),
)

/** A record that holds its facts: an answer with no more than an id brings none, and the list has it. */
export const WholeClientSchema = v.pipe(
  ClientSchema,
  v.check(({ profile }) => profile.organizationName !== '' && profile.clientCode !== ''),
)
