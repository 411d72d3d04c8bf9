import { read } from 'xlsx'
import {
  FORM_ANSWERS,
  FORM_LINK,
  buildStoredForm,
  writeStoredForm,
} from '../browser/support/formSteps.ts'
import { expect, test } from './engine.ts'
import { button, downloaded, heading, logOut, pick, signIn } from './steps.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const ISHA = 'isha.gupta@deccan.example'
const VIDYA = 'vidya.iyer@lekha.example'
const SOURCE = { role: 'region', name: 'Source' }

test('a payslip from sign-in to the mark in its source, its download and log out', async ({
  visit,
}) => {
  const { screen, downloads } = await visit()
  await signIn(screen, ISHA, '/payslip')
  await pick(screen, ['payslip.pdf'])
  await screen.see({ text: 'Ready' })
  await screen.press(button('Proceed'))
  await screen.see(heading('Payslip result'))
  await screen.press(button('HRA: 38,400.00'))
  await screen.see({ text: '…HRA found on page 1' })
  await screen.see({ css: 'mark', inside: SOURCE }, { text: '38,400.00', isInView: true })
  await screen.press(button('Download Json'))
  const json = await downloaded(downloads, 'payslip.json')
  expect(json.toString()).toContain('SAHYADRI PRECISION COMPONENTS PVT LTD')
  await screen.reload()
  await screen.see({ css: 'canvas', inside: SOURCE })
  await logOut(screen, 'Isha Gupta')
})

test('locked bank statements, opened by their passwords, to the reports', async ({ visit }) => {
  const { screen, downloads } = await visit()
  await signIn(screen, KABIR, '/bankstatement')
  await pick(screen, ['bank-locked.pdf', 'bank-locked-next.pdf'])
  await screen.type({ label: 'Password for bank-locked.pdf' }, 'lekha123')
  await screen.press(button('Unlock'))
  await screen.see({ text: '1 ready' })
  await screen.type({ label: 'Password for bank-locked-next.pdf' }, 'kaveri456')
  await screen.press(button('Unlock'))
  await screen.press(button('CONTINUE'))
  await screen.press(button('Continue'))
  await screen.see({ text: '…Detected from the file.' })
  await screen.press({ role: 'radio', name: 'Savings' })
  await screen.press(button('Continue'))
  await screen.press(button('PROCEED'))
  await screen.see(heading('Analysis Output'))
  await screen.press(button('Download Output'))
  const zip = await downloaded(downloads, 'bank-locked_report.zip')
  expect(zip.subarray(0, 2).toString()).toBe('PK')
})

test('a financial statement to its workbook, whose cell is found in the source', async ({
  visit,
}) => {
  const { screen, downloads } = await visit()
  await signIn(screen, KABIR, '/financialStatement')
  await pick(screen, ['statement-india.pdf'])
  await screen.press(button('PROCEED'))
  await screen.see(heading('Analysis Output'))
  await screen.press({ role: 'gridcell', name: '4,466.80' })
  await screen.see({ css: 'mark', inside: SOURCE }, { text: '4,466.80', isInView: true })
  await screen.press(button('Output (xlsx)'))
  const book = read(await downloaded(downloads, 'statement-india_output.xlsx'))
  expect(book.SheetNames).toHaveLength(7)
})

test('a passbook in a private window keeps its pages through a reload, and sends them', async ({
  visit,
}) => {
  const { screen, downloads } = await visit({ isPrivate: true })
  await signIn(screen, KABIR, '/bankpassbook')
  await pick(screen, ['passbook-front.jpg'], 'Front page')
  await pick(screen, ['passbook-page-1.jpg', 'passbook-page-2.jpg'], 'Transaction pages')
  await screen.press(button('Proceed'))
  await screen.see({ role: 'checkbox', name: 'Email Output File' })
  await screen.press(button('Proceed'))
  await screen.see({ text: '…will be sent in' })
  await screen.reload()
  await screen.see({ text: '…will be sent in' })
  await expect
    .poll(async () => screen.page.run('return location.pathname', null), { timeout: 70_000 })
    .toBe('/outputbankpassbook')
  await screen.see(button('Download Excel'), { isEnabled: true })
  await screen.reload()
  await screen.press({ ...button('Download'), inside: { role: 'region', name: 'Input files' } })
  const zip = await downloaded(downloads, 'input-files.zip')
  expect(zip.subarray(0, 2).toString()).toBe('PK')
})

test('logging out in one tab logs out the other', async ({ visit }) => {
  const { screen, openTab } = await visit()
  await signIn(screen, KABIR, '/bankstatement')
  const second = await openTab()
  await second.open('/home')
  await second.see(button('…Kabir Sethi'))
  await logOut(screen, 'Kabir Sethi')
  await second.arrive('/')
  await second.open('/home')
  await second.arrive('/')
})

test('an administrator searches the list of clients and opens one', async ({ visit }) => {
  const { screen } = await visit()
  await signIn(screen, VIDYA, '/admin/client')
  await screen.see({ role: 'table', name: 'Clients List' })
  await screen.type({ role: 'searchbox', name: 'Search organization or code' }, 'Kaveri Micro')
  await screen.gone({ role: 'link', name: 'View Saraswat Gold Finance' })
  await screen.press({ role: 'link', name: 'View Kaveri Microfinance' })
  await screen.see({ role: 'region', name: 'Kaveri Microfinance' })
})

test('at 390 px a payslip is read and its mark is shown, and nothing is wider than the screen', async ({
  visit,
}) => {
  const { screen } = await visit({ width: 390 })
  await signIn(screen, ISHA, '/payslip')
  expect(await screen.overflow()).toBeLessThanOrEqual(0)
  await pick(screen, ['payslip.pdf'])
  await screen.see({ text: 'Ready' })
  await screen.press(button('Proceed'))
  await screen.see(heading('Payslip result'))
  await screen.press(button('HRA: 38,400.00'))
  await screen.see({ css: 'mark', inside: SOURCE }, { text: '38,400.00', isInView: true })
  expect(await screen.overflow()).toBeLessThanOrEqual(0)
})

test('a candidate’s form to Completed; left out are camera and location, which these engines have not here', async ({
  visit,
}) => {
  const { screen } = await visit({ width: 390 })
  await screen.open(FORM_LINK)
  await screen.see(heading('Choose your language'))
  await screen.press(button('Continue'))
  await screen.see(heading('Application Details'))
  await screen.press(button('Continue'))
  await screen.see(heading('Check my phone'))

  // Open another page first: WebKit keeps the history entry of a URL that is opened twice, like a reload.
  await screen.open('/sandbox')
  const storedForm = buildStoredForm({ answers: FORM_ANSWERS, furthest: 'review', apartKm: 0 })
  await screen.page.run(`return (${writeStoredForm.toString()})(arg)`, storedForm)
  await screen.open(FORM_LINK)
  await screen.see(heading('Check before you send'))
  await screen.press(button('Change'))
  await screen.see(heading('About this address'))
  await screen.type({ label: 'Prominent landmark' }, 'Behind the school')
  expect(await screen.overflow()).toBeLessThanOrEqual(0)
  await screen.reload()
  await screen.see({ label: 'Prominent landmark' })
  await screen.press(button('Check answers'))
  await screen.see(heading('Check before you send'))
  await screen.see({ text: 'Behind the school' })
  await screen.press(button('Submit'))
  await screen.see(heading('Thank you for submitting the form.'))
})
