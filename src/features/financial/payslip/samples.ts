import type { Sample } from '#shared/upload/sample.ts'

/** Offered to trial users; the file stands in public/samples. */
export const PAYSLIP_SAMPLES: readonly Sample[] = [
  { name: 'sample-payslip.pdf', url: '/samples/sample-payslip.pdf', size: 3739, pages: 1 },
]
