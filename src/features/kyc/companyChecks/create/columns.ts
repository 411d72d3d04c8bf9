/** The columns of the template, all of which a check needs; `alsoCalled` without case, spaces and marks. */
export const COLUMNS = [
  { label: 'Work Order Id', alsoCalled: ['workorderid', 'workorder', 'workorderno', 'wo'] },
  { label: 'Company Name', alsoCalled: ['companyname', 'company', 'employer'] },
  {
    label: 'Candidate Name',
    alsoCalled: ['candidatename', 'employeename', 'candidate', 'employee', 'name'],
  },
  {
    label: 'Employment Date',
    alsoCalled: ['employmentdate', 'poestartdate', 'dateofjoining', 'joiningdate'],
  },
] as const

const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Where each column of the template stands in a row of heads; null where it does not. */
export const findColumns = (heads: readonly string[]): readonly (number | null)[] =>
  COLUMNS.map(({ alsoCalled }) => {
    const names: readonly string[] = alsoCalled
    const at = heads.findIndex((head) => names.includes(bare(head)))
    return at === -1 ? null : at
  })
