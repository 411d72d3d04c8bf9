import { base64Service } from '../base64Service.ts'
import { payslipOutcome } from '../payslip/outcome.ts'

export const payslipCalls = base64Service({
  name: 'payslip',
  service: 'payslip',
  field: 'payslips',
  place: 'payslip',
  message: 'Payslip uploaded',
  outcome: (files, magic) => payslipOutcome(files.flat(), magic),
})
