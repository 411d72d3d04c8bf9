// @vitest-environment node
import { readFileSync } from 'node:fs'
import JSZip from 'jszip'
import { beforeEach, describe, expect } from 'vitest'
import * as XLSX from 'xlsx'
import { SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'
import { monthsOf } from '#tests/sandbox/bankStatement/months.ts'
import { parseStatement } from '#tests/sandbox/bankStatement/parseStatement.ts'
import { readPdf } from '#tests/sandbox/readPdf.ts'
import { LOCKED_PASSWORD, OTHER_PASSWORD } from '#tests/sandbox/samples.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'

const ORIGIN = 'http://localhost:5173'
const BASE = `${ORIGIN}/service/fintech/V1/bankstatement`
const HEADERS = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }
const KABIR = 'kabir.sethi@kaveri.example'

beforeEach(async () => {
  await fetch(`${ORIGIN}/master/V1/login`, {
    method: 'POST',
    headers: { ...HEADERS, email: KABIR, password: SANDBOX_PASSWORD, 'client-code': '' },
    body: new URLSearchParams({ email: KABIR, password: SANDBOX_PASSWORD }),
  })
})

const bytesOf = (name: string) => readFileSync(`tests/sandbox/samples/${name}`)
const fileOf = (name: string, as = name) =>
  new File([bytesOf(name)], as, { type: 'application/pdf' })
const HDFC = { bank_name: 'HDFC Bank', bank_code: 'HDFC', account_type: 'Savings' }
const SBI = { bank_name: 'State Bank of India', bank_code: 'SBIN', account_type: 'Current' }

type Parts = Record<string, (string | File)[]>
const oneAccount = (...names: string[]): Parts => ({
  account_one_files: names.map((name) => fileOf(name)),
  account_details: [JSON.stringify({ account_1: HDFC })],
  first_account_type: ['Personal'],
  sample_file: ['false'],
})
const twoAccounts = (one: string[], two: string[]): Parts => ({
  ...oneAccount(...one),
  account_two_files: two.map((name) => fileOf(name)),
  account_details: [JSON.stringify({ account_1: HDFC, account_2: SBI })],
  second_account_type: ['Business'],
})

async function upload(parts: Parts, query = 'response_mail=false') {
  const body = new FormData()
  for (const [name, values] of Object.entries(parts))
    for (const value of values) body.append(name, value)
  const response = await fetch(`${BASE}/upload?${query}`, {
    method: 'POST',
    credentials: 'include',
    headers: HEADERS,
    body,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> } // checked by each test
}
const get = async (path: string) =>
  fetch(`${BASE}/${path}`, { credentials: 'include', headers: HEADERS })

async function finished(parts: Parts, query?: string) {
  const sent = await upload(parts, query)
  expect(sent).toMatchObject({ status: 200 })
  const id = String(sent.body.clientRequestTransactionID)
  const status = (await (await get(`status?client_transaction_id=${id}`)).json()) as Record<
    string,
    unknown
  >
  return { id, status }
}

async function workbooksOf(id: string) {
  const zip = await JSZip.loadAsync(
    await (await get(`zip?client_transaction_id=${id}`)).arrayBuffer(),
  )
  const sheets = new Map<string, unknown[][]>()
  const add = (book: XLSX.WorkBook, from: string) => {
    for (const name of book.SheetNames)
      sheets.set(
        `${from} ${name}`,
        XLSX.utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1 }),
      )
  }
  for (const entry of Object.values(zip.files)) {
    const bytes = await entry.async('uint8array')
    if (entry.name.endsWith('.xlsx')) add(XLSX.read(bytes), 'top')
    else
      for (const inner of Object.values((await JSZip.loadAsync(bytes)).files))
        add(XLSX.read(await inner.async('uint8array')), entry.name)
  }
  return sheets
}

describe('reading', () => {
  test('gets every transaction by its column, and the balances chain', async () => {
    const pdf = await readPdf(bytesOf('bank-hdfc-savings.pdf'))
    if (pdf.kind !== 'ok') throw new Error(pdf.kind)
    const parsed = parseStatement(pdf.pages)
    if (parsed.kind !== 'statement') throw new Error(parsed.kind)
    const { opening, transactions, bank, holder, accountNumber } = parsed.statement
    expect({ bank, holder, accountNumber, opening }).toEqual({
      bank: 'HDFC BANK',
      holder: 'ANANYA DESHPANDE',
      accountNumber: '50100234567812',
      opening: 8_642_015,
    })
    expect(transactions).toHaveLength(37)
    let balance = opening
    for (const { debit, credit, balance: printed } of transactions) {
      expect(debit === 0).not.toBe(credit === 0)
      balance += credit - debit
      expect(printed).toBe(balance)
    }
    expect(monthsOf(parsed.statement).map(({ month }) => month)).toEqual([
      '2026-04',
      '2026-05',
      '2026-06',
    ])
  })

  test.each([
    ['bank-no-headers.pdf', 'noHeaders'],
    ['bank-scanned.pdf', 'noText'],
    ['payslip.pdf', 'noHeaders'],
  ])('%s is %s', async (name, kind) => {
    const pdf = await readPdf(bytesOf(name))
    if (pdf.kind !== 'ok') throw new Error(pdf.kind)
    expect(parseStatement(pdf.pages).kind).toBe(kind)
  })
})

describe('upload', () => {
  const parts = oneAccount('bank-hdfc-savings.pdf')
  const without = (name: string) =>
    Object.fromEntries(Object.entries(parts).filter(([part]) => part !== name))
  test.each<[string, Parts, RegExp]>([
    ['a part that it does not know', { ...parts, files: ['x'] }, /files/],
    ['no files', without('account_one_files'), /account_one_files/],
    ['no details', without('account_details'), /account_details/],
    ['details that are no JSON', { ...parts, account_details: ['{'] }, /JSON/],
    [
      'a bank code of another form',
      {
        ...parts,
        account_details: [JSON.stringify({ account_1: { ...HDFC, bank_code: 'hdfc' } })],
      },
      /four letters/,
    ],
    [
      'an account type that is none',
      {
        ...parts,
        account_details: [JSON.stringify({ account_1: { ...HDFC, account_type: 'Salary' } })],
      },
      /account_type/,
    ],
    [
      'an owner type that is none',
      { ...parts, first_account_type: ['Company'] },
      /first_account_type/,
    ],
    ['a second account in part', { ...parts, second_account_type: ['Personal'] }, /come together/],
    [
      'a part twice that is one',
      { ...parts, first_account_type: ['Personal', 'Business'] },
      /exactly one value/,
    ],
    ['an empty owner name', { ...parts, owners_name: [''] }, /owners_name/],
    ['an owner name in lower case', { ...parts, owners_name: ['asha'] }, /owners_name/],
    ['sample_file that is neither', { ...parts, sample_file: ['yes'] }, /sample_file/],
    ['a text where a file belongs', { ...parts, account_one_files: ['x'] }, /account_one_files/],
    [
      'a password of a file that was not sent',
      { ...parts, passwords: [JSON.stringify({ 'a.pdf': 'x' })] },
      /a\.pdf/,
    ],
    [
      'a password of a file that is not locked',
      { ...parts, passwords: [JSON.stringify({ 'bank-hdfc-savings.pdf': 'x' })] },
      /not locked/,
    ],
    ['a locked file without its password', oneAccount('bank-locked.pdf'), /password protected/],
    [
      'two files of one name',
      oneAccount('bank-hdfc-savings.pdf', 'bank-hdfc-savings.pdf'),
      /same name/,
    ],
    ['PDFs with pictures', oneAccount('bank-hdfc-savings.pdf', 'bank-page.jpg'), /mixed/],
  ])('refuses %s', async (_, sent, says) => {
    const { status, body } = await upload(sent)
    expect([400, 422]).toContain(status)
    expect(JSON.stringify(body)).toMatch(says)
  })

  test.each(['', 'response_mail=1', 'response_mail=true&x=1'])(
    'refuses the query "%s"',
    async (query) => {
      expect((await upload(parts, query)).status).toBe(400)
    },
  )

  test('opens locked files with their own passwords, not with another', async () => {
    const locked = oneAccount('bank-locked.pdf', 'bank-locked-next.pdf')
    const keys = (first: string, second: string) => ({
      passwords: [JSON.stringify({ 'bank-locked.pdf': first, 'bank-locked-next.pdf': second })],
    })
    expect(await upload({ ...locked, ...keys(LOCKED_PASSWORD, LOCKED_PASSWORD) })).toMatchObject({
      status: 400,
      body: { detail: 'The password of bank-locked-next.pdf is wrong' },
    })
    const { id } = await finished({ ...locked, ...keys(LOCKED_PASSWORD, OTHER_PASSWORD) })
    const months = (await workbooksOf(id)).get('account_1.zip Monthly Analysis')
    expect(months?.map(([month]) => month)).toEqual([
      'Month',
      'Apr 2026',
      'May 2026',
      'Jun 2026',
      'Jul 2026',
      'Aug 2026',
      'Sep 2026',
    ])
  })

  test.each([
    ['bank-related-empty.xlsx', 'Excel is Empty'],
    ['bank-related-extra.xlsx', 'Extra Data Entered'],
  ])('%s is told as %s', async (name, detail) => {
    const customers_excel = [new File([bytesOf(name)], name)]
    expect(await upload({ ...parts, customers_excel })).toEqual({ status: 400, body: { detail } })
  })

  test('a workbook that is none is told', async () => {
    const customers_excel = [new File(['plain text'], 'a.xlsx')]
    expect(await upload({ ...parts, customers_excel })).toMatchObject({
      body: { detail: 'Error While reading the Excel' },
    })
  })
})

describe('output', () => {
  test('two accounts: a zip in zips, the months add up, transfers stand on the common sheet', async () => {
    const { id, status } = await finished(
      twoAccounts(['bank-hdfc-savings.pdf'], ['bank-sbi-current.pdf']),
      'response_mail=true',
    )
    expect(status).toMatchObject({
      status: 'Success',
      Failed_Files: { account_1: [], account_2: [] },
      accounts_failed: [],
    })
    const sheets = await workbooksOf(id)
    expect([...sheets.keys()].sort()).toEqual([
      'account_1.zip Monthly Analysis',
      'account_1.zip Summary',
      'account_1.zip Transactions',
      'account_2.zip Monthly Analysis',
      'account_2.zip Summary',
      'account_2.zip Transactions',
      'top Inter Bank Transactions',
    ])
    for (const key of ['account_1', 'account_2'])
      for (const [, opening, credits, debits, closing] of sheets
        .get(`${key}.zip Monthly Analysis`)
        ?.slice(1) ?? [])
        expect(Number(opening) + Number(credits) - Number(debits)).toBeCloseTo(Number(closing), 2)
    expect(
      sheets
        .get('top Inter Bank Transactions')
        ?.slice(1)
        .map(([date, amount, from]) => [date, amount, from]),
    ).toEqual([
      ['16/04/2026', 40_000, 'Account 1'],
      ['20/05/2026', 65_000, 'Account 2'],
      ['12/06/2026', 50_000, 'Account 1'],
    ])
    expect(sandboxServer.world.inbox[0]).toMatchObject({
      to: KABIR,
      subject: 'Your bank statement analysis is ready',
    })
    await get(`status?client_transaction_id=${id}`)
    expect(
      sandboxServer.world.inbox.filter(({ subject }) => subject.includes('bank statement')),
    ).toHaveLength(1)
    const pdf = await readPdf(
      new Uint8Array(
        await (await get(`pdf?client_transaction_id=${id}&account_number=account_2`)).arrayBuffer(),
      ),
    )
    expect(pdf.kind === 'ok' && pdf.pages.flat().some(({ text }) => text === '38765432109')).toBe(
      true,
    )
  })

  test('nothing is mailed that was not asked for, and one account has no common sheet', async () => {
    const { id } = await finished(oneAccount('bank-hdfc-savings.pdf'))
    expect(
      sandboxServer.world.inbox.some(({ subject }) => subject.includes('bank statement')),
    ).toBe(false)
    expect([...(await workbooksOf(id)).keys()].some((name) => name.startsWith('top'))).toBe(false)
    expect((await get(`pdf?client_transaction_id=${id}&account_number=account_2`)).status).toBe(404)
  })

  test('a file that cannot be read fails alone; an account without any other is failed', async () => {
    const { status } = await finished(
      twoAccounts(['bank-hdfc-savings.pdf', 'bank-partial.pdf'], ['bank-scanned.pdf']),
    )
    expect(status).toMatchObject({
      status: 'Success',
      Failed_Files: { account_1: ['bank-partial.pdf'], account_2: ['bank-scanned.pdf'] },
      accounts_failed: ['account_2'],
    })
  })

  test.each([
    ['bank-no-headers.pdf', 'Required table headers not present'],
    ['bank-scanned.pdf', 'No transactions could be read'],
    ['bank-failed.pdf', 'Statements could not be processed'],
  ])('%s alone is Failed: %s', async (name, message) => {
    expect((await finished(oneAccount(name))).status).toEqual({ status: 'Failed', message })
  })

  test('a printed balance that is wrong shows in its month', async () => {
    const { id } = await finished(oneAccount('bank-wrong-balance.pdf'))
    const off = (await workbooksOf(id))
      .get('account_1.zip Monthly Analysis')
      ?.slice(1)
      .map(([month, opening, credits, debits, closing]) => [
        month,
        Math.round(Number(opening) + Number(credits) - Number(debits) - Number(closing)),
      ])
    expect(off).toEqual([
      ['Apr 2026', 0],
      ['May 2026', -1_000],
      ['Jun 2026', 0],
    ])
  })

  test('a picture gives a sample that says so', async () => {
    const picture = {
      ...oneAccount(),
      account_one_files: [new File([bytesOf('bank-page.jpg')], 'page.jpg')],
    }
    const { id } = await finished(picture)
    const sheets = await workbooksOf(id)
    for (const sheet of ['Summary', 'Monthly Analysis'])
      expect(JSON.stringify(sheets.get(`account_1.zip ${sheet}`))).toContain(
        'the sandbox does not read pictures',
      )
  })

  test('is queued, then in progress, and told to its owner alone', async () => {
    sandboxServer.world.speed = 1
    const { id, status } = await finished(oneAccount('bank-hdfc-savings.pdf'))
    expect(status).toMatchObject({ status: 'Pending', Percentage: 5 })
    sandboxServer.world.advance(9_000)
    expect(await (await get(`status?client_transaction_id=${id}`)).json()).toMatchObject({
      status: 'In Progress',
      message: 'Reading page 1 of 2',
    })
    expect((await get(`zip?client_transaction_id=${id}`)).status).toBe(404)
    expect((await get('status?client_transaction_id=bankstatement-9999')).status).toBe(404)
  })
})
