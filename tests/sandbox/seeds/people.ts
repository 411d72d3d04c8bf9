import type { Privilege, ServiceKey } from '#shared/platform/store/currentUser.ts'
import { CLIENT_ROWS } from './clientRows.ts'

export type Person = {
  username: string
  email: string
  clientCode: string
  /** Empty for none. */
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

function createPerson(
  username: string,
  clientCode: string,
  services: readonly ServiceKey[],
  contactNumber: string,
  privilege: Privilege = 'User',
): Person {
  const email = `${username.toLowerCase().replaceAll(' ', '.')}@${DOMAINS.get(clientCode) ?? ''}`
  return { username, email, clientCode, contactNumber, privilege, services, isActive: true }
}

const inactive = (person: Person): Person => ({ ...person, isActive: false })

/** More users besides the sample accounts, with the same password. */
export const PEOPLE: readonly Person[] = [
  createPerson('Devika Shenoy', 'PIN', [...PIN_DESK, 'companyChecks'], '9820112233', 'ClientAdmin'),
  createPerson('Sameer Joshi', 'PIN', FIELD, '9833045561'),
  createPerson('Lata Kamble', 'PIN', PIN_DESK, ''),
  inactive(createPerson('Imran Shaikh', 'PIN', ['DAV'], '9867120934')),
  createPerson('Farhan Qureshi', 'CTS', PIN_DESK, '9820033417', 'ClientAdmin'),
  createPerson('Sneha Patil', 'CTS', ['DAV'], '9769034412'),
  createPerson('Ritu Malhotra', 'PNZ', FIELD, '9811066209', 'ClientAdmin'),
  createPerson('Gaurav Bhatia', 'PNZ', ['DAV'], '9818255190'),
  createPerson('Karthik Subramanian', 'PSZ', FIELD, '9840071123'),
  createPerson('Priya Venkatesh', 'KVM', LENDER, '9845077120'),
  createPerson('Manjunath Hegde', 'KVM', BANK, '9880123409'),
  createPerson('Bhavana Reddy', 'KVM', STATEMENTS, ''),
  inactive(createPerson('Naveen Kumar', 'KVM', ['payslip'], '9900412378')),
  createPerson('Murali Krishnan', 'KVH', LENDER, '9487032211'),
  createPerson('Revathi Sundar', 'KVH', CARDS, ''),
  createPerson('Selvi Murugan', 'KVT', BANK, '9443078156'),
  createPerson('Sudhir Deshpande', 'DAC', STATEMENTS, '9822517740', 'ClientAdmin'),
  createPerson('Pallavi Kale', 'DAC', LENDER, '9850067231'),
  createPerson('Omkar Jadhav', 'DAC', ['drivingLicence', 'RC'], '9765012890'),
  createPerson('Vinayak Prabhu', 'SGF', BANK, '9422066118', 'ClientAdmin'),
  createPerson('Carmen Dias', 'SGF', CARDS, '9823144507'),
  createPerson('Shreya Hegde', 'SGB', BANK, '9448065512'),
  createPerson('Harpreet Gill', 'NLH', LENDER, '9814023567', 'ClientAdmin'),
  createPerson('Simran Sandhu', 'NLH', FIELD, ''),
  createPerson('Jaspreet Kaur', 'NLL', FIELD, '9815040031'),
  createPerson('Joseph Kurian', 'UBL', STATEMENTS, '9895123478'),
  createPerson('Fathima Beevi', 'MSS', LENDER, '9447018825'),
  createPerson('Devender Thakur', 'HRB', BANK, '9816044902', 'ClientAdmin'),
  createPerson('Nandita Bose', 'TPP', PAYROLL, '9830057719', 'ClientAdmin'),
  createPerson('Subhash Chatterjee', 'TPP', PAYROLL, '9831290456'),
  createPerson('Ananya Dutta', 'TPP', CARDS, ''),
  createPerson('Prasenjit Roy', 'TPS', ['payslip'], '9832045578'),
  createPerson('Gopal Krishna', 'LEKHA', STATEMENTS, '9845011223'),
  createPerson('Zoya Merchant', 'PHR', LENDER, '9819067750'),
  createPerson('Rekha Chouhan', 'SMC', LENDER, '9425011367', 'ClientAdmin'),
  createPerson('Alok Tiwari', 'SMC', CARDS, '9406733218'),
  createPerson('Suresh Gowda', 'CCF', FIELD, '9840090128', 'ClientAdmin'),
  createPerson('Anita Kalita', 'BVF', CARDS, '9435057719', 'ClientAdmin'),
  createPerson('Mahendra Rathore', 'AHF', LENDER, '9414029951'),
  createPerson('Vikram Reddy', 'GTC', ['bankStatement'], '9848029951', 'ClientAdmin'),
]
