import type { ServiceRecord } from '#features/admin/services/service.ts'
import type { ServiceValues } from '#features/admin/services/serviceForm.ts'

export const aService = (over: Partial<ServiceRecord> = {}): ServiceRecord => ({
  serviceId: 'service-0002',
  name: 'payslip',
  description: 'Reads earnings and deductions',
  serviceType: 'Financial Services',
  endPointDocument: 'https://docs.lekha.example/payslip',
  isActive: true,
  ...over,
})

/** The form values of that service. */
export const values = (over: Partial<ServiceValues> = {}): ServiceValues => ({
  name: 'payslip',
  description: 'Reads earnings and deductions',
  serviceType: 'Financial Services',
  endPointDocument: 'https://docs.lekha.example/payslip',
  isActive: 'Active',
  ...over,
})
