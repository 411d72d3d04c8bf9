import * as v from 'valibot'
import { CLIENT_TYPES, SUBSCRIPTIONS } from '../../records/client.ts'
import {
  AssignedServicesSchema,
  ContactMailSchema,
  ContactNumberSchema,
  DigitsSchema,
  NameSchema,
  TextSchema,
  UrlSchema,
} from '../fieldRules.ts'

const FIELDS = {
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
export const ClientFieldsSchema = v.strictObject(FIELDS)

/** Only a create has the type. */
export const NewClientSchema = v.strictObject({
  clientInfo: v.strictObject({ clientType: v.picklist(CLIENT_TYPES) }),
  ...FIELDS,
})
