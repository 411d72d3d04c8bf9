import type { Privilege, ServiceKey } from '#shared/platform/store/currentUser.ts'
import { CLIENT_ROWS } from './clientRows.ts'

export type Person = {
  username: string
  email: string
  clientCode: string
  /** '' without one. */
  contactNumber: string
  privilege: Privilege
  services: readonly ServiceKey[]
  isActive: boolean
}

const LENDER = ['bankStatement', 'payslip', 'form26'] as const
const BANK = ['bankStatement', 'passbook'] as const
const CARDS = ['aadhar', 'pancard'] as const
const FIELD = ['DAV', 'companyChecks'] as const
const PIN_DESK = ['DAV', 'UAN'] as const
const PAYROLL = ['payslip', 'UAN'] as const
const STATEMENTS = ['bankStatement', 'financialStatement', 'gstr'] as const

const DOMAINS = new Map(CLIENT_ROWS.map(({ code, domain }) => [code, domain]))

function person(
  username: string,
  clientCode: string,
  services: readonly ServiceKey[],
  contactNumber: string,
  privilege: Privilege = 'User',
): Person {
  const email = `${username.toLowerCase().replaceAll(' ', '.')}@${DOMAINS.get(clientCode) ?? ''}`
  return { username, email, clientCode, contactNumber, privilege, services, isActive: true }
}

const left = (one: Person): Person => ({ ...one, isActive: false })

/** Who fills the users list beside the sample accounts. They have the same password. */
export const PEOPLE: readonly Person[] = [
  person('Devika Shenoy', 'PIN', [...PIN_DESK, 'companyChecks'], '9820112233', 'ClientAdmin'),
  person('Sameer Joshi', 'PIN', FIELD, '9833045561'),
  person('Lata Kamble', 'PIN', PIN_DESK, ''),
  left(person('Imran Shaikh', 'PIN', ['DAV'], '9867120934')),
  person('Farhan Qureshi', 'CTS', PIN_DESK, '9820033417', 'ClientAdmin'),
  person('Sneha Patil', 'CTS', ['DAV'], '9769034412'),
  person('Ritu Malhotra', 'PNZ', FIELD, '9811066209', 'ClientAdmin'),
  person('Gaurav Bhatia', 'PNZ', ['DAV'], '9818255190'),
  person('Karthik Subramanian', 'PSZ', FIELD, '9840071123'),
  person('Priya Venkatesh', 'KVM', LENDER, '9845077120'),
  person('Manjunath Hegde', 'KVM', BANK, '9880123409'),
  person('Bhavana Reddy', 'KVM', STATEMENTS, ''),
  left(person('Naveen Kumar', 'KVM', ['payslip'], '9900412378')),
  person('Murali Krishnan', 'KVH', LENDER, '9487032211'),
  person('Revathi Sundar', 'KVH', CARDS, ''),
  person('Selvi Murugan', 'KVT', BANK, '9443078156'),
  person('Sudhir Deshpande', 'DAC', STATEMENTS, '9822517740', 'ClientAdmin'),
  person('Pallavi Kale', 'DAC', LENDER, '9850067231'),
  person('Omkar Jadhav', 'DAC', ['drivingLicence', 'RC'], '9765012890'),
  person('Vinayak Prabhu', 'SGF', BANK, '9422066118', 'ClientAdmin'),
  person('Carmen Dias', 'SGF', CARDS, '9823144507'),
  person('Shreya Hegde', 'SGB', BANK, '9448065512'),
  person('Harpreet Gill', 'NLH', LENDER, '9814023567', 'ClientAdmin'),
  person('Simran Sandhu', 'NLH', FIELD, ''),
  person('Jaspreet Kaur', 'NLL', FIELD, '9815040031'),
  person('Joseph Kurian', 'UBL', STATEMENTS, '9895123478'),
  person('Fathima Beevi', 'MSS', LENDER, '9447018825'),
  person('Devender Thakur', 'HRB', BANK, '9816044902', 'ClientAdmin'),
  person('Nandita Bose', 'TPP', PAYROLL, '9830057719', 'ClientAdmin'),
  person('Subhash Chatterjee', 'TPP', PAYROLL, '9831290456'),
  person('Ananya Dutta', 'TPP', CARDS, ''),
  person('Prasenjit Roy', 'TPS', ['payslip'], '9832045578'),
  person('Gopal Krishna', 'LEKHA', STATEMENTS, '9845011223'),
  person('Zoya Merchant', 'PHR', LENDER, '9819067750'),
  person('Rekha Chouhan', 'SMC', LENDER, '9425011367', 'ClientAdmin'),
  person('Alok Tiwari', 'SMC', CARDS, '9406733218'),
  person('Suresh Gowda', 'CCF', FIELD, '9840090128', 'ClientAdmin'),
  person('Anita Kalita', 'BVF', CARDS, '9435057719', 'ClientAdmin'),
  person('Mahendra Rathore', 'AHF', LENDER, '9414029951'),
  person('Vikram Reddy', 'GTC', ['bankStatement'], '9848029951', 'ClientAdmin'),
]
