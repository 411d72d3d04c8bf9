import Papa from 'papaparse'
import { CASE_CSV_COLUMN_NAMES, CASE_CSV_COLUMNS } from '#features/kyc/dav/create/csvColumns.ts'
import { openCsv } from '#shared/kits/csv/preflight/csvFile.ts'
function rowOf(index: number): string {
  const phone = String(9_000_000_000 + index)
  const isFaulty = index % 10 === 0
  return [
    isFaulty && index % 20 === 0 ? ` Candidate  ${index}` : `Candidate ${index}`,
    `APP-${index}`,
    isFaulty && index % 20 !== 0 ? `+91 ${phone}` : phone,
    `candidate.${index}@mail.example`,
    `"${index}, 2nd Cross, Mathigiri, Hosur 635110"`,
    'January 2019',
    'Till date',
  ].join(',')
}
const text = [CASE_CSV_COLUMN_NAMES.join(','), ...Array.from({ length: 10000 }, (_, i) => rowOf(i)), ''].join('\r\n')
const bytes = new TextEncoder().encode(text)
const n = Number(process.argv[3] ?? 1)
const cpu = () => process.cpuUsage().user / 1000
const out: number[] = []
for (let k = 0; k < n; k++) {
  const t = cpu()
  if (process.argv[2] === 'papa') Papa.parse(new TextDecoder().decode(bytes))
  else openCsv(bytes, { columns: CASE_CSV_COLUMNS, template: CASE_CSV_COLUMN_NAMES, existingValues: {} })
  out.push(cpu() - t)
}
console.log(process.argv[2], 'first', out[0]!.toFixed(0), 'median', out.toSorted((a, b) => a - b)[n >> 1]!.toFixed(0))
