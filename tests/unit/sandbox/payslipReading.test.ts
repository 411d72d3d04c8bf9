import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { payslipOutcome, payslipsIn } from '#tests/sandbox/payslip/outcome.ts'
import { readPdf } from '#tests/sandbox/readPdf.ts'

const read = async (file: string) => readPdf(await readFile(`tests/sandbox/samples/${file}`))

async function slipsOf(file: string) {
  const pdf = await read(file)
  if (pdf.kind !== 'ok') throw new Error(`${file} is ${pdf.kind}`)
  return payslipsIn(pdf.pages)
}

it('reads the sample payslip cell by cell', async () => {
  expect(await slipsOf('payslip.pdf')).toEqual([
    {
      employer: 'SAHYADRI PRECISION COMPONENTS PVT LTD',
      details: [
        ['Employee Name', 'Ananya Deshpande'],
        ['Month', 'September 2026'],
        ['Employee Code', 'SPC-2047'],
        ['Days Paid', '30'],
        ['Designation', 'Senior Engineer, Quality'],
        ['Date of Joining', '12-06-2021'],
        ['Department', 'Engine Components'],
        ['PAN', 'XXXXX1234X'],
        ['Bank A/c No.', 'XXXXXXXX4410'],
        ['UAN', 'XXXX XXXX 4321'],
      ],
      earnings: [
        { label: 'Basic', amount: '96,000.00' },
        { label: 'HRA', amount: '38,400.00' },
        { label: 'Special allowance', amount: '41,250.00' },
        { label: 'LTA', amount: '8,000.00' },
        { label: 'Conveyance', amount: '1,600.00' },
        { label: 'Performance bonus', amount: '25,000.00' },
      ],
      deductions: [
        { label: 'Provident fund', amount: '11,520.00' },
        { label: 'Professional tax', amount: '200.00' },
        { label: 'Income tax (TDS)', amount: '28,430.00' },
        { label: 'Group medical', amount: '1,150.00' },
      ],
      gross: '2,10,250.00',
      totalDeductions: '41,300.00',
      net: '1,68,950.00',
    },
  ])
})

it('reads three months of one file as three payslips', async () => {
  const slips = await slipsOf('payslip-three-months.pdf')
  expect(
    slips.map(({ details, gross, net }) => [
      details.find(([label]) => label === 'Month')?.[1],
      gross,
      net,
    ]),
  ).toEqual([
    ['July 2026', '1,90,062.50', '1,52,600.00'],
    ['August 2026', '1,85,250.00', '1,49,250.00'],
    ['September 2026', '2,10,250.00', '1,68,950.00'],
  ])
})

it('keeps a printed total that is wrong', async () => {
  expect((await slipsOf('payslip-wrong-total.pdf'))[0]?.gross).toBe('2,11,250.00')
})

it.each([
  ['payslip-locked.pdf', 'locked'],
  ['payslip-corrupt.pdf', 'corrupt'],
  ['../../fixtures/pdf/not-a-pdf.pdf', 'corrupt'],
  ['../../fixtures/pdf/owner-only.pdf', 'ok'],
])('%s is %s', async (file, kind) => {
  expect((await read(file)).kind).toBe(kind)
})

it('finds no text in a scan and says so', async () => {
  const pdf = await read('payslip-scanned.pdf')
  const pages = pdf.kind === 'ok' ? pdf.pages : []
  expect(pages).toEqual([[]])
  expect(payslipOutcome(pages, null)).toEqual({
    kind: 'failed',
    message: 'No text could be read: the document is a scan',
  })
})

it.each(MAGIC.filter(({ place }) => place === 'payslip'))(
  '$value.pdf carries its magic value in its title',
  async ({ value }) => {
    expect(await read(`${value}.pdf`)).toMatchObject({ kind: 'ok', magic: value })
  },
)
