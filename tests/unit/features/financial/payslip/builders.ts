import type { Payslip, PayslipLine } from '#features/financial/payslip/contract.ts'
import type { Amount } from '#shared/platform/lib/numbers/amount.ts'

export const figure = (rupees: number | null): Amount => ({ original: rupees, rupees })

const line = (label: string, category: string | null, rupees: number): PayslipLine => ({
  label,
  category,
  figure: figure(rupees),
})

export function aPayslip(values: Partial<Payslip> = {}): Payslip {
  return {
    employer: 'Sahyadri Precision Components Pvt Ltd',
    details: [
      { key: 'EMPLOYEE_NAME', text: 'Ananya Deshpande' },
      { key: 'MONTH', text: 'September 2026' },
    ],
    earnings: [
      line('Basic', 'Fixed', 96_000),
      line('HRA', 'Fixed', 38_400),
      line('Special allowance', 'Fixed', 41_250),
      line('LTA', 'Fixed', 8_000),
      line('Conveyance', 'Fixed', 1_600),
      line('Performance bonus', 'Variable', 25_000),
    ],
    deductions: [
      line('Provident fund', 'Statutory', 11_520),
      line('Professional tax', 'Statutory', 200),
      line('Income tax (TDS)', 'Statutory', 28_430),
      line('Group medical', 'Other', 1_150),
    ],
    gross: figure(210_250),
    totalDeductions: figure(41_300),
    net: figure(168_950),
    ...values,
  }
}

/** The first format of analyzers §3, as sent by the backend. */
export function overallForm() {
  return {
    Details: {
      EMPLOYER_NAME: 'Sahyadri Precision Components Pvt Ltd',
      EMPLOYEE_CODE: 'SPC-2047',
      DAYS_PAID: 30,
    },
    earnings: [
      { Label: 'Basic', Value: 96_000, Category: 'Fixed' },
      { Label: 'HRA', Value: '38,400.00' },
    ],
    deductions: [{ Label: 'Provident fund', Value: '₹ 11,520', Category: 'Statutory' }],
    OverallDetails: { GrossSalary: 134_400, TotalDeductions: '11,520.00', NetPay: 122_880 },
  }
}

/** The second format of the same result. */
export function grossSalaryForm() {
  const { OverallDetails, ...rest } = overallForm()
  return {
    ...rest,
    gross_salary: OverallDetails.GrossSalary,
    total_deductions: OverallDetails.TotalDeductions,
    net_pay: OverallDetails.NetPay,
  }
}
