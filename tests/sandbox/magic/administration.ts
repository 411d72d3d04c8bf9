import type { Place } from './place.ts'

/** Magic values of all three admin forms; a rejected one saves nothing. */
const ADMIN_FORM = {
  group: 'Administration',
  faults: ['array-detail', 'server-error', 'odd-error', 'no-answer', 'unauthorized', 'misfit'],
  differs: {
    'server-error': { expectedDialog: 'error toast' },
    misfit: {
      expectedDialog: 'success toast, list fetched anew',
      note: 'Saved, and the record in the answer does not fit the contract',
    },
  },
  ownFaults: {
    'string-detail': {
      answer: [400, 'Sandbox: the detail is this string'],
      expectedDialog: 'error toast',
      note: 'Refused with a string as detail: the toast tells it',
    },
    'no-detail': {
      answer: [500, undefined],
      expectedDialog: 'error toast',
      note: 'Refused with 500 and no detail at all',
    },
    'no-record': {
      expectedDialog: 'success toast, list fetched anew',
      note: 'Saved; a create is answered 201 without the record, an update 204',
    },
  },
} as const satisfies Partial<Place>

export const ADMIN_PLACES = {
  clientForm: {
    ...ADMIN_FORM,
    name: 'Client Management',
    location: 'the value as organization name, when the form is saved',
  },
  userForm: {
    ...ADMIN_FORM,
    name: 'User Management',
    location: 'the value as user name, when the form is saved',
  },
  serviceForm: {
    ...ADMIN_FORM,
    name: 'Service Management',
    location: 'the value as service name, when the form is saved',
  },
  adminList: {
    group: 'Administration',
    name: 'The lists of Client, User and Service Management',
    location: 'signed in as value@lekha.example',
    prefix: 'list-',
    faults: ['server-error', 'array-detail', 'no-answer', 'misfit'],
    differs: {
      'server-error': { expectedDialog: 'error toast' },
      'array-detail': { note: 'Answered 422 with a list of details' },
      misfit: { expectedDialog: 'error toast' },
    },
    ownFaults: {
      empty: { expectedDialog: 'No data found', note: 'Answered 204: toast and empty list' },
    },
  },
} as const satisfies Record<string, Place>
