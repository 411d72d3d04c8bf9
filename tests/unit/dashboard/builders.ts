import type { Chosen } from '#shared/dashboard/many/manyState.ts'

export const aChosen = (id: string, parts: Partial<Chosen> = {}): Chosen => ({
  id,
  subClientId: 'sub-1',
  name: `Candidate ${id}`,
  link: `https://portal.example/dav/form?referenceId=${id}`,
  reportName: `Candidate ${id}_APP-${id}_report.pdf`,
  action: 'resend',
  seenAt: 1000,
  ...parts,
})
