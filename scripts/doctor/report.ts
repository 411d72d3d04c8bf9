import type { Row } from './visit.ts'

export type Report = {
  base: string
  /** Why the visit ended early; null where it did not. */
  stopped: string | null
  rows: readonly Row[]
}

const isWrong = ({ result, findings }: Row): boolean =>
  result === 'no response' || findings.some(({ source }) => source === 'specification')

/** 0: all fits. 1: something differs from the specification. 2: the visit could not be made. */
export function exitCodeOf({ stopped, rows }: Report): 0 | 1 | 2 {
  if (stopped !== null) return 2
  return rows.some(isWrong) ? 1 : 0
}

const SILENT = ' (as the sandbox; the specification is silent)'

const linesOf = ({ findings }: Row): string[] =>
  findings.map(
    ({ path, expected, source }) =>
      `${path}: expected ${expected}${source === 'sandbox' ? SILENT : ''}`,
  )

/** One row as text, with a line for each difference. */
export function rowText(row: Row): string {
  const outcome = row.note === undefined ? row.result : `${row.result}: ${row.note}`
  const status = row.status === null ? '  -' : String(row.status)
  const line = `${row.call.padEnd(32)} ${row.method.padEnd(6)} ${status} ${String(row.ms).padStart(6)} ms  ${outcome}`
  return [line, ...linesOf(row).map((each) => `    ${each}`)].join('\n')
}

/** The last line of the text. */
export function summaryText(report: Report): string {
  const { rows, stopped } = report
  const count = (result: Row['result']) => rows.filter((row) => row.result === result).length
  const counts = `${count('fits')} fit, ${count('differs')} differ, ${count('no response')} without a response, ${count('skipped')} skipped`
  return stopped === null ? counts : `Stopped: ${stopped}\n${counts}`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function htmlRow(row: Row): string {
  const cells = [
    row.call,
    row.method,
    row.path,
    String(row.status ?? '-'),
    `${row.ms} ms`,
    row.note === undefined ? row.result : `${row.result}: ${row.note}`,
  ].map((text) => `<td>${escaped(text)}</td>`)
  const list = linesOf(row).map((line) => `<li>${escaped(line)}</li>`)
  const differences = list.length === 0 ? '' : `<ul>${list.join('')}</ul>`
  return `<tr class="${row.result.replace(' ', '-')}">${cells.join('')}<td>${differences}</td></tr>`
}

const STYLE =
  'body{font:14px/1.4 system-ui;margin:2rem}td,th{text-align:left;padding:.2rem .8rem;vertical-align:top;border-bottom:1px solid #ddd}.differs,.no-response{background:#fdecea}.skipped{color:#666}'
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
export const reportJson = (report: Report): string =>
  `${JSON.stringify({ ...report, exitCode: exitCodeOf(report) }, null, 2)}\n`
