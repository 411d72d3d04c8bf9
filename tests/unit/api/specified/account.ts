import type { Specified } from './specified.ts'

/** Responses as shell §3 and §7 allow them, written from the specification alone. All persons are invented. */
const SERVICES = [
  { serviceId: 'srv-1', serviceName: 'payslip' },
  { serviceId: 7, serviceName: 'bankStatement' },
]

const CLIENT = {
  clientId: 'c1',
  isActive: true,
  clientInfo: { clientType: 'Client' },
  profile: {
    subClientOf: '',
    subscriptionType: 'Paid',
    organizationName: 'Narmada Finance',
    clientCode: 'NARMADA',
    clientCustomUrl: 'https://narmada.example',
  },
  contact: {
    contactPerson: 'Om Prakash',
    emailId: 'om@narmada.example',
    contactNumber: '9000000001',
  },
  address: {
    addressOne: '1 Hill Road',
    addressTwo: null,
    landMark: 'Park',
    city: 'Pune',
    pincode: '411001',
    state: 'Maharashtra',
    country: 'India',
  },
  service: SERVICES,
}

const SERVICE = {
  serviceId: 9,
  name: 'payslip',
  description: 'Payslips',
  serviceType: 'Financial',
  endPointDocument: 'https://docs.narmada.example/payslip',
  isActive: false,
}

const USER = {
  userId: 41,
  clientId: 'c1',
  clientCode: 'NARMADA',
  username: 'Ila Sen',
  emailId: 'ila@narmada.example',
  privilege: 'User',
  isActive: true,
  service: SERVICES,
}

const DETAILS = {
  privilege: 'ClientAdmin',
  username: 'Ila Sen',
  emailId: 'ila@narmada.example',
  clientCode: 'NARMADA',
}

const SUBSCRIPTION = { days: 13, hours: 0, minutes: 59, seconds: 1, filesCount: 0 }

export const ACCOUNT: readonly Specified[] = [
  ['validateMail', 'four parts', { data: 'c2FsdA==:bm9uY2U=:dGFn:dGV4dA==' }],
  ['validateMail', 'an extra field', { data: 'AAAA:BBBB:CCCC:DDDD', status: 'ok' }],
  ['login', 'a list of services', { clientPrivilege: 'Trial', service: SERVICES }],
  ['login', 'names only', { clientPrivilege: 'Paid', services: [{ serviceName: 'payslip' }] }],
  ['login', 'an empty list', { clientPrivilege: 'Paid', services: [] }],
  ['login', 'no list', { clientPrivilege: 'Paid' }],
  ['login', 'null for the list', { clientPrivilege: 'Paid', service: null }],
  [
    'login',
    'extra fields',
    { clientPrivilege: 'Paid', service: [{ serviceName: 'RC', isActive: true }], token: 'x' },
  ],
  ['login', 'under data', { data: { clientPrivilege: 'Paid', service: SERVICES } }],
  ['userDetails', 'the four fields', DETAILS],
  ['userDetails', 'extra fields', { ...DETAILS, initials: 'IS', clientPrivilege: null }],
  ['userDetails', 'under data', { data: DETAILS }],
  ['userDetails', 'a list of one', { data: [DETAILS] }],
  ['accessToken', 'an empty object', {}],
  ['accessToken', 'any text', 'valid'],
  ['logout', 'nothing', null],
  ['signUp', 'anything', { id: 7 }, 201],
  ['signUp', 'the address exists', { detail: 'Email exists' }, 208],
  ['verifyMail', 'anything', { verified: true }],
  ['requestReset', 'a list', []],
  ['setPassword', 'anything', { message: null }],
  ['changePassword', 'anything', { message: 'Done', data: null }],
  ['feedback', 'anything', { id: '5' }],
  ['feedback', 'created', {}, 201],
  ['subscription', 'a trial', { profile: { subscriptionType: 'Trial' }, ...SUBSCRIPTION }],
  [
    'subscription',
    'numbers as text',
    {
      profile: { subscriptionType: 'Paid', plan: 'silver' },
      days: '0',
      hours: '0',
      minutes: '0',
      seconds: '0',
      filesCount: '12',
    },
  ],
  ['clientList', 'a client', { data: [CLIENT] }],
  ['clientList', 'no clients', { data: [] }],
  [
    'clientList',
    'a sub-client without services',
    {
      data: [
        {
          ...CLIENT,
          clientInfo: { clientType: 'subClient' },
          profile: { ...CLIENT.profile, subClientOf: 'c1', subscriptionType: 'Trial' },
          service: [],
        },
      ],
    },
  ],
  [
    'clientList',
    'numeric ids, and no second line of the address',
    {
      data: [
        {
          ...CLIENT,
          clientId: 4,
          profile: { ...CLIENT.profile, subClientOf: null },
          contact: { ...CLIENT.contact, contactNumber: 9_000_000_001 },
          address: { ...CLIENT.address, addressTwo: undefined, pincode: 411_001 },
          createdAt: '2026-11-20',
        },
      ],
      message: 'ok',
    },
  ],
  ['clientList', 'a bare list', [CLIENT]],
  ['clientCreate', 'anything', {}, 201],
  ['clientCreate', 'it exists', {}, 208],
  ['clientUpdate', 'the record', { data: CLIENT }],
  ['clientStatus', 'anything', 'ok'],
  ['serviceList', 'a service', { data: [SERVICE] }],
  ['serviceList', 'an extra field', { data: [{ ...SERVICE, serviceId: 's-1', price: 4.5 }] }],
  ['serviceCreate', 'the record', { data: SERVICE }, 201],
  ['serviceUpdate', 'anything', null],
  ['serviceStatus', 'anything', {}],
  ['userList', 'a user without a contact number', { data: [USER] }],
  ['userList', 'a contact number', { data: [{ ...USER, contactNumber: '9000000002' }] }],
  ['userList', 'null for the contact number', { data: [{ ...USER, contactNumber: null }] }],
  ['userList', 'no services', { data: [{ ...USER, service: [] }] }],
  ['userList', 'services under another name', { data: [{ ...USER, services: ['payslip'] }] }],
  ['userCreate', 'anything', { id: 1 }, 201],
  ['userCreate', 'it exists', {}, 208],
  ['userUpdate', 'anything', {}],
  ['userStatus', 'anything', {}],
]
