import { expect, test } from 'vitest'
import { serviceAt } from '#shared/platform/session/services/serviceAt.ts'
import { SERVICE_ICONS } from '#shared/platform/session/services/serviceIcons.ts'
import {
  servicePageKey,
  SERVICES,
  toServiceKey,
} from '#shared/platform/session/services/services.ts'
import { SERVICE_KEYS, type ServiceKey } from '#shared/platform/store/currentUser.ts'

const SPELLINGS: [string, ServiceKey][] = [
  ['drivingLicense', 'drivingLicence'],
  ['DRIVINGLICENCE', 'drivingLicence'],
  ['dl', 'drivingLicence'],
  ['Aadhaar', 'aadhar'],
  ['aadhar', 'aadhar'],
  ['PAN', 'pancard'],
  ['panCard', 'pancard'],
  ['voterid', 'voterId'],
  ['rc', 'RC'],
  ['form26as', 'form26'],
  ['dav', 'DAV'],
  ['companychecks', 'companyChecks'],
  ['uan', 'UAN'],
  [' bankstatement ', 'bankStatement'],
]
test.each(SPELLINGS)('%s is %s', (name, key) => {
  expect(toServiceKey(name)).toBe(key)
})

test.each<[string, ServiceKey | undefined]>([
  ['/idextracter/aadhar', 'aadhar'],
  ['/idextracter/Aadhaar', 'aadhar'],
  ['/idextracter/pancard', 'pancard'],
  ['/idextracter/drivingLicense/', 'drivingLicence'],
  ['/form26', 'form26'],
  ['/Form26AS', 'form26'],
  ['/financialStatement', 'financialStatement'],
  ['/dav/uploadfile', 'DAV'],
  ['/idextracter/passport', undefined],
  ['/outputbankstatement', undefined],
  ['/jobs', undefined],
])('%s is the page of %s', (path, key) => expect(serviceAt(path)).toBe(key))

test.each(SERVICE_KEYS)(
  '%s is known by its own key in any case, and has a name, a line, a path and an icon',
  (key) => {
    expect([
      toServiceKey(key),
      toServiceKey(key.toUpperCase()),
      toServiceKey(key.toLowerCase()),
    ]).toEqual([key, key, key])
    const { label, description, path } = SERVICES[key]
    expect([label, description].every((text) => text.length > 0)).toBe(true)
    expect(path).toMatch(/^\/[a-z]/i)
    expect(SERVICE_ICONS[key]).toContain('<svg')
    expect(SERVICES[servicePageKey(key)].path).toBe(path)
  },
)

test.each(['', 'payslips2', 'constructor', 'toString'])('%j names no service', (name) => {
  expect(toServiceKey(name)).toBeUndefined()
})
