import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { ALL_SERVICES } from '../accounts.ts'
import type { Subscription } from '../records/client.ts'

export type ClientRow = {
  code: string
  organization: string
  /** The parent's code; only for a sub-client. */
  parent?: string
  isActive?: false
  subscription: Subscription
  /** Time left of a trial at the start; 0 or less: it has ended. */
  trialLeftMs?: number
  filesLeft?: number
  services: readonly ServiceKey[]
  /** For its emails and URL. */
  domain: string
  contact: readonly [person: string, number: string]
  address: readonly [
    one: string,
    two: string,
    landMark: string,
    city: string,
    pincode: string,
    state: string,
  ]
}

type Place = Pick<ClientRow, 'domain' | 'contact' | 'address'>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const LENDING = ['bankStatement', 'payslip', 'form26', 'pancard', 'aadhar'] as const
const GOLD = ['bankStatement', 'passbook', 'aadhar', 'pancard', 'voterId'] as const
const HOUSING = ['bankStatement', 'payslip', 'form26', 'passbook', 'DAV', 'companyChecks'] as const
const PAYROLL = ['payslip', 'UAN', 'pancard', 'aadhar', 'DAV'] as const

const paid = (
  code: string,
  organization: string,
  services: readonly ServiceKey[],
  place: Place,
): ClientRow => ({ code, organization, services, subscription: 'Paid', ...place })

const subClientOf = (
  parent: string,
  code: string,
  organization: string,
  place: Place,
  subscription: Subscription = 'Paid',
): ClientRow => ({ code, organization, parent, services: [], subscription, ...place })

/** The clients of a fresh world; parents come before their sub-clients. */
export const CLIENT_ROWS: readonly ClientRow[] = [
  paid('PIN', 'Pinnacle Home Loans', ['bankStatement', 'companyChecks', 'UAN', 'DAV'], {
    domain: 'pinnaclehome.example',
    contact: ['Aparna Rao', '9820041763'],
    address: ['14 Hill Road', 'Bandra West', 'St Andrew Church', 'Mumbai', '400050', 'Maharashtra'],
  }),
  paid('KVM', 'Kaveri Microfinance', ALL_SERVICES, {
    domain: 'kaveri.example',
    contact: ['Rohan Kulkarni', '9845012345'],
    address: ['221 Residency Road', '', 'Mayo Hall', 'Bengaluru', '560025', 'Karnataka'],
  }),
  paid('DAC', 'Deccan Auto Credit', ALL_SERVICES, {
    domain: 'deccan.example',
    contact: ['Sudhir Deshpande', '9822517740'],
    address: [
      '7 Baner Road',
      'Second floor',
      'Sadhu Vaswani Chowk',
      'Pune',
      '411045',
      'Maharashtra',
    ],
  }),
  {
    ...paid('SGF', 'Saraswat Gold Finance', GOLD, {
      domain: 'saraswatgold.example',
      contact: ['Vinayak Prabhu', '9422066118'],
      address: ['3 Margao Market', '', 'Holy Spirit Church', 'Margao', '403601', 'Goa'],
    }),
    isActive: false,
  },
  paid('NLH', 'Northline Housing', HOUSING, {
    domain: 'northline.example',
    contact: ['Harpreet Gill', '9814023567'],
    address: ['SCO 88, Sector 17', '', 'Plaza fountain', 'Chandigarh', '160017', 'Chandigarh'],
  }),
  {
    ...paid('UBL', 'Udyam Business Lending', ALL_SERVICES, {
      domain: 'udyam.example',
      contact: ['Tara Menon', '9847031290'],
      address: ['41 MG Road', 'Ravipuram', 'Medical Trust Hospital', 'Kochi', '682016', 'Kerala'],
    }),
    subscription: 'Trial',
    trialLeftMs: 40 * 60_000,
    filesLeft: 2,
  },
  {
    ...paid('MSS', 'Malabar Staffing Services', ALL_SERVICES, {
      domain: 'malabar.example',
      contact: ['Arun Das', '9446018825'],
      address: ['9 Beach Road', '', 'Lighthouse', 'Kozhikode', '673032', 'Kerala'],
    }),
    subscription: 'Trial',
    trialLeftMs: 0,
    filesLeft: 0,
  },
  {
    ...paid('HRB', 'Himgiri Rural Bank', GOLD, {
      domain: 'himgiri.example',
      contact: ['Devender Thakur', '9816044902'],
      address: ['12 Mall Road', '', 'Gaiety Theatre', 'Shimla', '171001', 'Himachal Pradesh'],
    }),
    isActive: false,
  },
  paid('TPP', 'Trellis Payroll Partners', PAYROLL, {
    domain: 'trellis.example',
    contact: ['Nandita Bose', '9830057719'],
    address: [
      '55 Park Street',
      'Fourth floor',
      'Asiatic Society',
      'Kolkata',
      '700016',
      'West Bengal',
    ],
  }),
  paid('LEKHA', 'Lekha Analytics', ALL_SERVICES, {
    domain: 'lekha.example',
    contact: ['Vidya Iyer', '9845098450'],
    address: ['18 Cunningham Road', '', 'Fever Hospital', 'Bengaluru', '560052', 'Karnataka'],
  }),
  {
    ...paid('PHR', 'Pinnacle Home Retail', ALL_SERVICES, {
      domain: 'pinnaclehome.example',
      contact: ['Meera Nair', '9820077341'],
      address: ['60 Linking Road', '', 'Khar station', 'Mumbai', '400052', 'Maharashtra'],
    }),
    subscription: 'Trial',
    trialLeftMs: 9 * DAY_MS + 5 * HOUR_MS,
    filesLeft: 14,
  },
  paid('SMC', 'Satpura Micro Credit', LENDING, {
    domain: 'satpura.example',
    contact: ['Rekha Chouhan', '9425011367'],
    address: ['27 Arera Colony', 'E-5', 'Bittan Market', 'Bhopal', '462016', 'Madhya Pradesh'],
  }),
  paid('CCF', 'Coromandel Commercial Finance', HOUSING, {
    domain: 'coromandel.example',
    contact: ['Suresh Gowda', '9840090128'],
    address: ['102 Anna Salai', '', 'Spencer Plaza', 'Chennai', '600002', 'Tamil Nadu'],
  }),
  {
    ...paid('BVF', 'Brahmaputra Valley Finance', LENDING, {
      domain: 'brahmaputra.example',
      contact: ['Anita Kalita', '9435057719'],
      address: ['6 GS Road', '', 'Ganeshguri flyover', 'Guwahati', '781006', 'Assam'],
    }),
    subscription: 'Trial',
    trialLeftMs: 3 * DAY_MS,
    filesLeft: 11,
  },
  paid('AHF', 'Aravalli Housing Finance', HOUSING, {
    domain: 'aravalli.example',
    contact: ['Mahendra Rathore', '9414029951'],
    address: ['33 C Scheme', '', 'Statue Circle', 'Jaipur', '302001', 'Rajasthan'],
  }),
  paid('GTC', 'Godavari Tractor Credit', LENDING, {
    domain: 'godavari.example',
    contact: ['Vikram Reddy', '9848029951'],
    address: ['5 Tank Bund Road', '', 'Secretariat', 'Hyderabad', '500063', 'Telangana'],
  }),

  subClientOf('PIN', 'CTS', 'CTS', {
    domain: 'cts.pinnaclehome.example',
    contact: ['Farhan Qureshi', '9820033417'],
    address: ['2 Senapati Bapat Marg', '', 'Kamala Mills', 'Mumbai', '400013', 'Maharashtra'],
  }),
  subClientOf('PIN', 'PNZ', 'Pinnacle North Zone', {
    domain: 'north.pinnaclehome.example',
    contact: ['Ritu Malhotra', '9811066209'],
    address: ['20 Nehru Place', '', 'Lotus Temple', 'New Delhi', '110019', 'Delhi'],
  }),
  subClientOf('PIN', 'PSZ', 'Pinnacle South Zone', {
    domain: 'south.pinnaclehome.example',
    contact: ['Karthik Subramanian', '9840071123'],
    address: ['8 Race Course Road', '', 'Gandhi statue', 'Coimbatore', '641018', 'Tamil Nadu'],
  }),
  subClientOf('KVM', 'KVH', 'Kaveri Hosur Branch', {
    domain: 'kaveri.example',
    contact: ['Lakshmi Raman', '9486012290'],
    address: ['71 Bagalur Road', '', 'Bus stand', 'Hosur', '635109', 'Tamil Nadu'],
  }),
  subClientOf('KVM', 'KVT', 'Kaveri Thanjavur Branch', {
    domain: 'kaveri.example',
    contact: ['Selvi Murugan', '9443078156'],
    address: ['15 South Main Street', '', 'Big Temple', 'Thanjavur', '613009', 'Tamil Nadu'],
  }),
  {
    ...subClientOf('NLH', 'NLL', 'Northline Ludhiana', {
      domain: 'northline.example',
      contact: ['Jaspreet Kaur', '9815040031'],
      address: ['4 Ferozepur Road', '', 'Clock tower', 'Ludhiana', '141001', 'Punjab'],
    }),
    isActive: false,
  },
  subClientOf('SGF', 'SGB', 'Saraswat Gold Belagavi', {
    domain: 'saraswatgold.example',
    contact: ['Shreya Hegde', '9448065512'],
    address: ['11 College Road', '', 'Channamma Circle', 'Belagavi', '590001', 'Karnataka'],
  }),
  subClientOf('TPP', 'TPS', 'Trellis Siliguri Desk', {
    domain: 'trellis.example',
    contact: ['Prasenjit Roy', '9832045578'],
    address: ['29 Hill Cart Road', '', 'Venus More', 'Siliguri', '734001', 'West Bengal'],
  }),
]
