import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import { partyIn } from '../accounts/party.ts'
import { isSameCompany } from '../people/companyName.ts'
import { employerName, type EmployerName } from '../people/employer.ts'
import { type ComparedPayslip, type SalaryTaxCredit } from './facts.ts'

/** One who pays salaries, with all spellings of its name. */
export type Employer = {
  /** Empty where the payslips do not say. */
  name: string
  spellings: readonly EmployerName[]
  tans: ReadonlySet<string>
  payslips: readonly ComparedPayslip[]
}

type Named = { name: string; tan: string; payslip: ComparedPayslip | null }

/** Those of payslips and of section 192, joined by name and by TAN; the order of the documents does not matter. */
export function listEmployers(
  payslips: readonly ComparedPayslip[],
  taxCredits: readonly Pick<SalaryTaxCredit, 'deductor' | 'tan'>[],
): Employer[] {
  const named: Named[] = [
    ...payslips.map((payslip) => ({ name: payslip.employer.trim(), tan: '', payslip })),
    ...taxCredits.map(({ deductor, tan }) => ({ name: deductor.trim(), tan, payslip: null })),
  ]
  const groups: Named[][] = []
  for (const one of named) {
    const fits = groups.filter((group) => group.some((other) => isSame(one, other)))
    for (const group of fits) groups.splice(groups.indexOf(group), 1)
    groups.push([...fits.flat(), one])
  }
  const employers = joinUnnamed(groups).map(toEmployer)
  return employers.toSorted(
    (a, b) =>
      Number(b.payslips.length > 0) - Number(a.payslips.length > 0) || compareTexts(a.name, b.name),
  )
}

const isSame = (a: Named, b: Named): boolean =>
  (a.tan !== '' && a.tan === b.tan) || a.name === b.name || isSameCompany(a.name, b.name)

/** Payslips without an employer's name are those of the only one that is known. */
function joinUnnamed(groups: readonly Named[][]): readonly Named[][] {
  const [unnamed, others] = [
    groups.filter((group) => group.every(({ name }) => name === '')),
    groups.filter((group) => group.some(({ name }) => name !== '')),
  ]
  const [only] = others
  return only !== undefined && others.length === 1 ? [[...only, ...unnamed.flat()]] : groups
}

/** Of two words or more: one alone is a place. */
const IN_BRACKETS = /\((?:formerly |erstwhile |earlier )?(?:known as )?([^()]+)\)/i

/** 'East Central Railway, Danapur Division' is also 'East Central Railway', '… Union Ltd (Anand Dairy)' also 'Anand Dairy'. */
function withShortNames(name: string): readonly string[] {
  const others = [name.split(',')[0] ?? '', IN_BRACKETS.exec(name)?.[1] ?? '']
  return [name, ...others.filter((other) => / /.test(other.trim()))]
}

/** 'SBI' of Shri Balaji Industries is the bank in any narration. */
const withoutBankCodes = (name: EmployerName): EmployerName =>
  name.isBank
    ? name
    : { ...name, acronyms: name.acronyms.filter((acronym) => partyIn(acronym) !== '') }

function toEmployer(group: readonly Named[]): Employer {
  const names = group
    .toSorted(
      (a, b) =>
        Number(a.payslip === null) - Number(b.payslip === null) || compareTexts(a.name, b.name),
    )
    .map(({ name }) => name)
    .filter((name) => name !== '')
  return {
    name: names[0] ?? '',
    spellings: [...new Set(names.flatMap(withShortNames))].map(employerName).map(withoutBankCodes),
    tans: new Set(group.map(({ tan }) => tan).filter((tan) => tan !== '')),
    payslips: group.flatMap(({ payslip }) => payslip ?? []),
  }
}
