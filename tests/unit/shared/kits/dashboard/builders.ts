import type { SelectedRow } from '#shared/kits/dashboard/bulk/bulkState.ts'

export const aChosen = (id: string, parts: Partial<SelectedRow> = {}): SelectedRow => ({
  id,
  subClientId: 'sub-1',
  name: `Candidate ${id}`,
  link: `https://portal.example/dav/form?referenceId=${id}`,
  reportName: `Candidate ${id}_APP-${id}_report.pdf`,
  action: 'resend',
  seenAt: 1000,
  ...parts,
})
