import type {
  FormCase,
  FormPhotoName,
  Photos,
  TakenPhoto,
} from '#features/candidate/addressForm/model/form.ts'
import type { PageServices } from '#shared/kits/candidate/pageServices.ts'

export const aFormCase = (change: Partial<FormCase> = {}): FormCase => ({
  isOpen: true,
  referenceId: 'REF1',
  linkClickedAt: '2026-11-20T05:00:00.000Z',
  source: {
    name: 'Rohit Kulkarni',
    address: 'Flat 12, Shanti Heights, Pune 411052',
    stayFrom: 'Mar 2023',
    stayTo: 'Present',
  },
  answers: {},
  dependencies: (
    ['currentVerifiedAddress', 'verifiedAddressStayingFrom', 'verifiedAddressStayingTill'] as const
  ).map((key) => ({ key, dependsOn: 'stayingAtGivenAddress', values: ['false'] })),
  subClientName: 'Pinnacle Home Loans',
  clientId: 'KVM',
  locked: [],
  ...change,
})

/** Pune; `km` east of it, `minutes` after 10:40 IST. */
export const aPhoto = ({ km = 0, minutes = 0 } = {}): TakenPhoto => ({
  picture: new Blob(['a picture'], { type: 'image/jpeg' }),
  takenAt: new Date(Date.parse('2026-11-20T05:10:00.000Z') + minutes * 60_000).toISOString(),
  place: { latitude: 18.4921, longitude: 73.8203 + km / 105.5, accuracyM: 18 },
})

export const photosOf = (...names: FormPhotoName[]): Photos =>
  Object.fromEntries(names.map((name) => [name, aPhoto()]))

export const ANSWERED = {
  respondentName: 'Rohit Kulkarni',
  relationshipWithCandidate: 'Self',
  ownershipStatus: 'Rented',
  typeOfAddress: 'Current',
  periodOfStayFrom: 'Mar 2023',
  periodOfStayTo: 'Present',
  stayingAtGivenAddress: 'true',
  prominentLandMark: 'Near the temple',
} as const

/** Of a page that was opened at `search` and is never left. */
export const aPageServices = ({ search = '' } = {}): PageServices => ({
  entry: { pathname: '/dav/form', search, key: 'default', state: null, isTraversed: true },
  setState: () => undefined,
  goBack: () => undefined,
  askDialog: async () => 'dismissed',
})
