import { SANDBOX_PASSWORD } from '../accounts.ts'
import type { SandboxClient } from '../records/client.ts'
import type { SandboxUser } from '../records/user.ts'
import type { World } from '../world.ts'
import { CLIENT_ROWS } from './clientRows.ts'
import { assignedOf } from './services.ts'

/** Target numbers including those of a fresh world; smaller ones change nothing. */
export type FillCounts = { clients: number; users: number }

const FILL_LIMIT = 200_000

const splitWords = (text: string) => text.split(' ')
const RIVERS = splitWords(
  'Alaknanda Amaravati Arkavathi Banas Beas Bhavani Bhima Chambal Chenab Damodar Ganga Ghaggar Gomti Hemavati Hooghly Indravati Jhelum Kabini Kali Kosi Krishna Luni Mahanadi Mahi Manjira Mandovi Narmada Netravati Palar Penna Periyar Ravi Sabarmati Sharavathi Subarnarekha Sutlej Tapti Teesta Tungabhadra Yamuna',
)
const KINDS = splitWords(
  'Agri Auto Capital Commercial Cooperative Credit Equipment Farmers Gramin Growth Home Industrial Infra Leasing Merchant Mutual Nidhi People’s Retail Rural Savings Trade Unity Urban Vehicle',
)
const FORMS = splitWords('Bank Credit Finance Finserv Fund Leasing Lending Loans Society Trust')
const FIRST_NAMES = splitWords(
  'Aarti Abhishek Aditi Ajay Amrita Anil Anjali Arjun Ashok Asha Bharat Chitra Deepak Divya Ganesh Geeta Harish Ila Jaya Kavita Kiran Lalit Leela Mahesh Manisha Mohan Nalini Naresh Neha Nikhil Om Padma Pooja Pranav Radha Rahul Rajesh Rani Ravi Rekha Sanjay Savita Shalini Shankar Smita Sunil Swati Uday Usha Varun',
)
const LAST_NAMES = splitWords(
  'Agarwal Bhatt Biswas Chavan Das Desai Dixit Dubey Fernandes Gandhi Ghosh Gupta Hegde Iyengar Jain Jha Joshi Kapoor Kaur Khan Kulkarni Kumar Lal Mehta Menon Mishra Mukherjee Naidu Nair Naik Pandey Patel Pillai Prasad Rao Rastogi Reddy Saha Sharma Shetty Singh Sinha Thomas Tripathi Varghese Varma Vyas Wagh Yadav Zaveri',
)
const PACKS = [
  ['bankStatement', 'payslip', 'form26'],
  ['bankStatement', 'passbook', 'aadhar', 'pancard'],
  ['DAV', 'companyChecks'],
  ['payslip', 'UAN', 'pancard'],
] as const

/** A prime larger than the name tables, so that neighbours in a list have different names. */
const STRIDE = 7919

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('An empty table')
  return item
}
const digits = (count: number, length: number) => String(count).padStart(length, '0')

function organizationOf(index: number): string {
  const names = RIVERS.length * KINDS.length * FORMS.length
  const mixed = (index * STRIDE) % names
  const kind = at(KINDS, Math.floor(mixed / RIVERS.length))
  const form = at(FORMS, Math.floor(mixed / RIVERS.length / KINDS.length))
  const series = index < names ? '' : ` ${1 + Math.floor(index / names)}`
  return `${at(RIVERS, mixed)} ${kind} ${form}${series}`
}

function generatedClient(world: World, index: number): SandboxClient {
  const organizationName = organizationOf(index)
  const initials = splitWords(organizationName).map((word) => word.charAt(0))
  const clientCode = `${initials.slice(0, 3).join('')}${digits(index + 1, 5)}`
  const { address, contact } = at(CLIENT_ROWS, index)
  const [contactPerson, contactNumber] = contact
  const [addressOne, addressTwo, landMark, city, pincode, state] = address
  const host = `${clientCode.toLowerCase()}.example`
  return {
    clientId: world.nextId('client'),
    isActive: index % 9 !== 8,
    clientInfo: { clientType: 'Client' },
    profile: {
      subClientOf: '',
      subscriptionType: 'Paid',
      organizationName,
      clientCode,
      clientCustomUrl: `https://${host}`,
    },
    contact: { contactPerson, emailId: `office@${host}`, contactNumber },
    address: { addressOne, addressTwo, landMark, city, pincode, state, country: 'India' },
    service: assignedOf(world.services, at(PACKS, index)),
    trialEndsAt: 0,
    filesLeft: 0,
  }
}

function generatedUser(world: World, client: SandboxClient, index: number): SandboxUser {
  const mixed = index * STRIDE
  const first = at(FIRST_NAMES, mixed)
  const last = at(LAST_NAMES, Math.floor(mixed / FIRST_NAMES.length))
  const { clientCode } = client.profile
  const mail = `${first}.${last}.${digits(index + 1, 5)}@${clientCode}.example`
  return {
    userId: world.nextId('user'),
    clientId: client.clientId,
    clientCode,
    username: `${first} ${last}`,
    email: mail.toLowerCase(),
    contactNumber: `98${digits(index, 8)}`,
    privilege: index % 20 === 0 ? 'ClientAdmin' : 'User',
    isActive: index % 11 !== 10,
    services: client.service.slice(0, 1 + (index % 3)),
    password: SANDBOX_PASSWORD,
    verified: true,
  }
}

const isOwnClient = ({ clientInfo }: SandboxClient) => clientInfo.clientType === 'Client'

/** Adds generated clients (no sub-clients) and users up to these numbers. The same numbers give the same world. */
export function fillWorld(world: World, { clients, users }: FillCounts): void {
  const ownClients = [...world.clients.values()].filter(isOwnClient)
  for (let index = 0; ownClients.length < clients; index += 1) {
    const client = generatedClient(world, index)
    if (world.clients.has(client.profile.clientCode)) continue
    world.clients.set(client.profile.clientCode, client)
    ownClients.push(client)
  }
  const listed = [...world.users.values()].filter(({ isMagic }) => isMagic !== true).length
  for (let index = 0, created = 0; listed + created < users; index += 1) {
    const user = generatedUser(world, at(ownClients, index), index)
    if (world.users.has(user.email)) continue
    world.users.set(user.email, user)
    created += 1
  }
}

/**
 * A number from the environment or a form; unset is 0.
 * @throws Error that names it
 */
export function parseCount(name: string, text: string | undefined): number {
  const count = Number(text ?? '') // Number('') is 0
  if (Number.isInteger(count) && count >= 0 && count <= FILL_LIMIT) return count
  throw new Error(`${name} must be a whole number up to ${FILL_LIMIT}, not '${text ?? ''}'.`)
}
