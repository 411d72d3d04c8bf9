import type { Finding } from '#api/fit.ts'
import type { Row } from './visit.ts'

export type Report = {
  base: string
  /** Why the visit ended early; null where it did not. */
  stopped: string | null
  rows: readonly Row[]
}

const has = ({ findings }: Row, kind: Finding['kind']): boolean =>
  findings.some((each) => each.kind === kind)

/** 0: the portal can work with it. 1: something breaks it, or a call got no response. 2: the visit was not finished. */
export function exitCodeOf({ stopped, rows }: Report): 0 | 1 | 2 {
  if (stopped !== null) return 2
  return rows.some((row) => row.result === 'no response' || has(row, 'breaks')) ? 1 : 0
}

const KINDS: Readonly<Record<Exclude<Finding['kind'], 'extra'>, string>> = {
  breaks: 'breaks the portal',
  differs: 'differs from the specification',
  assumed: 'the specification is silent, we assume it',
  note: 'no fault',
}

const linesOf = ({ findings }: Row): string[] =>
  findings.flatMap(({ path, expected, kind, count }) =>
    kind === 'extra'
      ? []
      : [`${path}: expected ${expected}${count > 1 ? `, ${count} times` : ''} (${KINDS[kind]})`],
  )

function outcomeOf(row: Row): string {
  if (row.note !== undefined) return `${row.result}: ${row.note}`
  const answers = (['breaks', 'differs'] as const).filter((kind) => has(row, kind))
  return answers.length === 0 ? row.result : answers.map((kind) => KINDS[kind]).join(', ')
}

/** One row as text, with a line for each difference. */
export function rowText(row: Row): string {
  const status = row.status === null ? '  -' : String(row.status)
  const line = `${row.call.padEnd(32)} ${row.method.padEnd(6)} ${status} ${String(row.ms).padStart(6)} ms  ${outcomeOf(row)}`
  return [line, ...linesOf(row).map((each) => `    ${each}`)].join('\n')
}

/** Fields that the descriptions do not name, once by call. They are tolerated everywhere. */
function extraLines(rows: readonly Row[]): string[] {
  const byCall = new Map<string, Set<string>>()
  for (const { call, findings } of rows)
    for (const { kind, path } of findings)
      if (kind === 'extra') byCall.set(call, (byCall.get(call) ?? new Set()).add(path))
  return [...byCall].map(([call, paths]) => `${call}: ${[...paths].toSorted().join(', ')}`)
}

/** The last lines of the text. */
export function summaryText({ rows, stopped }: Report): string {
  const count = (isCounted: (row: Row) => boolean) => rows.filter(isCounted).length
  const counts = [
    `${count(({ result }) => result === 'fits')} fit`,
    `${count((row) => has(row, 'breaks'))} break the portal`,
    `${count((row) => has(row, 'differs'))} differ from the specification`,
    `${count(({ result }) => result === 'no response')} without a response`,
    `${count(({ result }) => result === 'skipped')} skipped`,
  ].join(', ')
  const extra = extraLines(rows).map((line) => `  ${line}`)
  return [
    ...(extra.length === 0 ? [] : ['Not in the description, and tolerated:', ...extra]),
    ...(stopped === null ? [] : [`Stopped: ${stopped}`]),
    counts,
  ].join('\n')
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function htmlRow(row: Row): string {
  const cells = [
    row.call,
    row.method,
    row.path,
    String(row.status ?? '-'),
    `${row.ms} ms`,
    outcomeOf(row),
  ].map((text) => `<td>${escaped(text)}</td>`)
  const list = linesOf(row).map((line) => `<li>${escaped(line)}</li>`)
  const differences = list.length === 0 ? '' : `<ul>${list.join('')}</ul>`
  return `<tr class="${row.result.replace(' ', '-')}">${cells.join('')}<td>${differences}</td></tr>`
}

const STYLE =
  'body{font:14px/1.4 system-ui;margin:2rem}td,th{text-align:left;padding:.2rem .8rem;vertical-align:top;border-bottom:1px solid #ddd}.breaks,.no-response{background:#fdecea}.differs{background:#fff8e1}.skipped{color:#666}'
const HEADS = ['Call', 'Method', 'Path', 'Status', 'Time', 'Result', 'Differences']

/** The report as one HTML page without scripts. */
export function reportHtml(report: Report): string {
  const heads = HEADS.map((head) => `<th scope="col">${head}</th>`).join('')
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Check of the backend</title><style>${STYLE}</style>
<h1>Check of the backend at ${escaped(report.base)}</h1>
<p>${escaped(summaryText(report)).replaceAll('\n', '<br>')}</p>
<table><thead><tr>${heads}</tr></thead><tbody>
${report.rows.map(htmlRow).join('\n')}
</tbody></table></html>
`
}

/** The report as JSON. */
export function reportJson(report: Report): string {
  const rows = report.rows.map((row) =>
    Object.assign(
      { breaksPortal: has(row, 'breaks'), differsFromSpecification: has(row, 'differs') },
      row,
    ),
  )
  return `${JSON.stringify({ ...report, rows, exitCode: exitCodeOf(report) }, null, 2)}\n`
}
