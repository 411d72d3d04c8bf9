import { describe, expect, it } from 'vitest'
import { financialStatementCollect } from '#features/financial/financialStatement/collect.ts'
import type { DocumentFacts } from '#shared/kits/facts/documentFacts.ts'
import { hasCheckDigit } from '#shared/kits/facts/verhoeff.ts'
import { readApplicantSample, type ApplicantSample } from '#tests/sandbox/applicants.ts'
import { readSampleJobs } from '#tests/support/sampleApplicant.ts'

const MONTHS = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09']

const readSample = async (name: ApplicantSample) =>
  (await readSampleJobs(name)).flatMap(({ facts }) => facts)

const ofKind = <Kind extends DocumentFacts['kind']>(
  documents: readonly DocumentFacts[],
  kind: Kind,
) =>
  documents.filter(
    (document): document is Extract<DocumentFacts, { kind: Kind }> => document.kind === kind,
  )

const identityOf = (documents: readonly DocumentFacts[], title: string) =>
  Object.fromEntries(
    documents
      .find((document) => document.title === title)
      ?.identity.map(({ fact, text }) => [fact, text]) ?? [],
  )

const payOf = (documents: readonly DocumentFacts[]) =>
  ofKind(documents, 'payslip')
    .map(({ month, gross, net }) => [month, gross?.paise, net?.paise])
    .toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))

describe('salaried-clean', () => {
  it('has the months, amounts and identity of its documents', async () => {
    const documents = await readSample('salaried-clean')
    expect(payOf(documents)).toEqual(
      MONTHS.map((month) =>
        month === '2026-08' ? [month, 14_450_000, 12_100_000] : [month, 12_450_000, 10_700_000],
      ),
    )
    expect(identityOf(documents, 'Payslip Apr 2026')).toEqual({
      employer: 'NILGIRI SOFTWARE SERVICES PVT LTD',
      name: 'Rahul Menon',
      pan: 'BQRPM4719F',
      uan: '101048261537',
    })
    expect(identityOf(documents, 'PAN card')).toEqual({
      pan: 'BQRPM4719F',
      name: 'RAHUL MENON',
      father: 'SURESH MENON',
      birthDate: '21/08/1994',
    })
    expect(identityOf(documents, 'Form 26AS 2026-27')).toEqual({
      name: 'RAHUL MENON',
      pan: 'BQRPM4719F',
      employer: 'NILGIRI SOFTWARE SERVICES PVT LTD',
    })
    const credits = ofKind(documents, 'taxCredits').flatMap((document) => document.credits)
    expect(credits.map(({ section, day }) => `${section} ${day?.slice(0, 7)}`)).toEqual(
      MONTHS.map((month) => `192 ${month}`),
    )
    expect(credits.map(({ credit }) => credit?.paise)).toEqual(
      payOf(documents).map(([, gross]) => gross),
    )
    expect(ofKind(documents, 'account').map(({ title }) => title)).toEqual(['HDFC •••• 4406'])
  })
})

describe('salaried-differences', () => {
  it('has another PAN in Form 26AS than on the card, and equal payslips', async () => {
    const documents = await readSample('salaried-differences')
    expect(identityOf(documents, 'PAN card')).toMatchObject({ pan: 'ABKPD4821M' })
    expect(identityOf(documents, 'Form 26AS 2026-27')).toMatchObject({ pan: 'ABKPD4821N' })
    expect(identityOf(documents, 'Payslip Sep 2026')).not.toHaveProperty('pan')
    expect(payOf(documents)).toEqual(MONTHS.map((month) => [month, 21_025_000, 16_895_000]))
  })
})

it('two-accounts has two accounts and one person', async () => {
  const documents = await readSample('two-accounts')
  expect(ofKind(documents, 'account').map(({ title }) => title)).toEqual([
    'HDFC •••• 0926',
    'SBI •••• 5309',
  ])
  expect(payOf(documents)).toEqual(MONTHS.map((month) => [month, 8_200_000, 7_300_000]))
  expect(identityOf(documents, 'Aadhaar')).toMatchObject({ name: 'Md Imran Shaikh' })
})

it('business has a financial statement, an account and a PAN card', async () => {
  const documents = await readSample('business')
  expect(documents.map(({ title }) => title)).toEqual([
    'Financial statement',
    'PAN card',
    'ICICI •••• 1186',
  ])
})

it('the financial statement tells its country by the currency', async () => {
  const statement = (await readApplicantSample('business')).find(
    ({ file }) => file === 'financial-statement.pdf',
  )
  const details = await financialStatementCollect.readDetails?.(
    new Blob([statement?.bytes ?? '']),
    undefined,
  )
  expect(details?.country).toBe('IN')
})

it.each(['salaried-clean', 'salaried-differences', 'two-accounts'] as const)(
  'the Aadhaar number of %s has a correct check digit',
  async (name) => {
    const { aadhaar = '' } = identityOf(await readSample(name), 'Aadhaar')
    expect(aadhaar).toMatch(/^\d{4} \d{4} \d{4}$/)
    expect(hasCheckDigit(aadhaar.replaceAll(' ', ''))).toBe(true)
  },
)
