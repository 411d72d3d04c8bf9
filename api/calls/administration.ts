import * as v from 'valibot'
import { json, none, type ApiCall } from '../call.ts'
import {
  AssignedServicesSchema,
  ContactMailSchema,
  ContactNumberSchema,
  DigitsSchema,
  EmailSchema,
  IdSchema,
  NameSchema,
  PasswordSchema,
  TextSchema,
  UrlSchema,
  UserNameSchema,
} from '../fields.ts'
import { ReceivedIdSchema, ReceivedServicesSchema } from '../received.ts'

const CLIENT_TYPES = ['Client', 'subClient'] as const
const SUBSCRIPTIONS = ['Trial', 'Paid'] as const
const PRIVILEGES = ['ProductAdmin', 'ClientAdmin', 'User'] as const

const CLIENT_FIELDS = {
  profile: v.strictObject({
    subClientOf: v.string(),
    subscriptionType: v.picklist(SUBSCRIPTIONS),
    organizationName: NameSchema,
    clientCode: TextSchema,
    clientCustomUrl: UrlSchema,
  }),
  contact: v.strictObject({
    contactPerson: NameSchema,
    emailId: ContactMailSchema,
    contactNumber: ContactNumberSchema,
  }),
  address: v.strictObject({
    addressOne: TextSchema,
    addressTwo: v.string(),
    landMark: TextSchema,
    city: TextSchema,
    pincode: DigitsSchema,
    state: TextSchema,
    country: TextSchema,
  }),
  service: AssignedServicesSchema,
}
/** An update has exactly these four parts. */
export const ClientFieldsSchema = v.strictObject(CLIENT_FIELDS)

/** Only a create has the type. */
export const NewClientSchema = v.strictObject({
  clientInfo: v.strictObject({ clientType: v.picklist(CLIENT_TYPES) }),
  ...CLIENT_FIELDS,
})

export const ReceivedAssignedSchema = v.array(
  v.strictObject({ serviceId: ReceivedIdSchema, serviceName: v.string() }),
)
/** A client of a sign-up has no address, and one without a parent may have no `subClientOf`. */
export const ClientRecordSchema = v.strictObject({
  clientId: ReceivedIdSchema,
  isActive: v.boolean(),
  clientInfo: v.strictObject({ clientType: v.picklist(CLIENT_TYPES) }),
  profile: v.strictObject({
    subClientOf: v.nullish(v.string()),
    subscriptionType: v.picklist(SUBSCRIPTIONS),
    organizationName: v.string(),
    clientCode: v.string(),
    clientCustomUrl: v.nullish(v.string()),
  }),
  contact: v.strictObject({
    contactPerson: v.nullish(v.string()),
    emailId: v.nullish(v.string()),
    contactNumber: v.nullish(v.string()),
  }),
  address: v.nullish(
    v.strictObject({
      addressOne: v.nullish(v.string()),
      addressTwo: v.nullish(v.string()),
      landMark: v.nullish(v.string()),
      city: v.nullish(v.string()),
      pincode: v.nullish(v.string()),
      state: v.nullish(v.string()),
      country: v.nullish(v.string()),
    }),
  ),
  service: v.nullish(ReceivedAssignedSchema),
})

export const ServiceFieldsSchema = v.strictObject({
  name: TextSchema,
  description: TextSchema,
  serviceType: TextSchema,
  endPointDocument: UrlSchema,
})
export const ServiceRecordSchema = v.strictObject({
  serviceId: ReceivedIdSchema,
  name: v.string(),
  description: v.string(),
  serviceType: v.string(),
  endPointDocument: v.string(),
  isActive: v.boolean(),
})

const USER_FIELDS = {
  clientId: v.string(),
  clientCode: v.string(),
  username: UserNameSchema,
  emailId: EmailSchema,
  privilege: v.picklist(PRIVILEGES),
}
export const NewUserSchema = v.strictObject({
  input_data: v.strictObject({
    ...USER_FIELDS,
    contactNumber: v.optional(ContactNumberSchema),
    password: PasswordSchema,
  }),
  service: AssignedServicesSchema,
})
export const UserUpdateSchema = v.strictObject({
  update_data: v.strictObject({
    ...USER_FIELDS,
    /** An empty number removes it; a missing one keeps it. */
    contactNumber: v.optional(v.union([v.literal(''), ContactNumberSchema], 'must be 10 digits')),
  }),
  service: AssignedServicesSchema,
})
export const UserRecordSchema = v.strictObject({
  userId: ReceivedIdSchema,
  clientId: ReceivedIdSchema,
  clientCode: v.string(),
  username: v.string(),
  emailId: v.string(),
  contactNumber: v.nullish(v.string()),
  privilege: v.picklist(PRIVILEGES),
  isActive: v.boolean(),
  service: ReceivedServicesSchema,
})

/** decisions D27. */
export const StatusSchema = v.strictObject({ isActive: v.boolean() })

type RecordKind = {
  name: 'client' | 'service' | 'user'
  record: v.GenericSchema
  create: v.GenericSchema
  update: v.GenericSchema
}

/** The four calls of an admin list (shell §7). */
function recordCalls({ name, record, create, update }: RecordKind): ApiCall[] {
  const saved = json(
    v.strictObject({ message: v.nullish(v.string()), data: v.optional(record) }),
    'sandbox',
  )
  const exists = json(v.strictObject({ message: v.nullish(v.string()) }), 'sandbox')
  const common = { area: 'administration', path: `/master/V1/${name}-management` } as const
  const query = { [`${name}_id`]: IdSchema }
  return [
    {
      ...common,
      name: `${name}List`,
      summary: `All ${name}s that the user may see; 204 for none`,
      method: 'GET',
      responses: { 200: json(v.strictObject({ data: v.array(record) })), 204: none() },
    },
    {
      ...common,
      name: `${name}Create`,
      summary: `Creates a ${name}; 208 if it exists`,
      method: 'POST',
      body: { as: 'json', schema: create },
      responses: { 201: saved, 208: exists },
    },
    {
      ...common,
      name: `${name}Update`,
      summary: `Changes a ${name}`,
      method: 'PUT',
      query,
      body: { as: 'json', schema: update },
      responses: { 200: saved, 204: none('sandbox'), 208: exists },
    },
    {
      ...common,
      name: `${name}Status`,
      summary: `Activates or deactivates a ${name}`,
      method: 'DELETE',
      query,
      body: { as: 'json', schema: StatusSchema },
      responses: { 200: saved, 204: none('sandbox') },
    },
  ]
}

/** Clients, services and users (shell §7). */
export const ADMINISTRATION_CALLS: readonly ApiCall[] = [
  ...recordCalls({
    name: 'client',
    record: ClientRecordSchema,
    create: NewClientSchema,
    update: ClientFieldsSchema,
  }),
  ...recordCalls({
    name: 'service',
    record: ServiceRecordSchema,
    create: ServiceFieldsSchema,
    update: ServiceFieldsSchema,
  }),
  ...recordCalls({
    name: 'user',
    record: UserRecordSchema,
    create: NewUserSchema,
    update: UserUpdateSchema,
  }),
]
