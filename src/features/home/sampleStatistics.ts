/** Sample figures of the home page (shell §1): no real data, and marked as samples on the screen (D22). */
export const CREDITS = { usedToday: 128, total: 11_500, monthlyAverage: 3_140 } as const

export type ServiceUsage = { label: string; used: number; left: number }

export const USAGE: readonly ServiceUsage[] = [
  { label: 'Bank statement', used: 1_200, left: 1_800 },
  { label: 'Payslip', used: 800, left: 1_700 },
  { label: 'Form 26AS', used: 400, left: 1_100 },
  { label: 'ID extraction', used: 1_000, left: 1_500 },
  { label: 'Address verification', used: 600, left: 1_400 },
]
