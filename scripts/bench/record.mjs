import { readFileSync, writeFileSync } from 'node:fs'
import { goalText, isMet, ratioOf } from './rows.mjs'

/** How much worse than recorded a ratio may be before the guard fails. */
export const TOLERANCE = 1.3
/** Measurements in a row that have to be worse: one may be the machine's. */
export const TRIES = 3

const RECORDED = 'scripts/bench/recorded.json'
const PAGE = 'docs/performance.md'
const MARKERS = /<!-- bench -->[\s\S]*<!-- \/bench -->/

/** @returns {import('./record.d.mts').Recorded} */
export const readRecorded = () => JSON.parse(readFileSync(RECORDED, 'utf8'))

/** What was recorded with the rows of this run in it, by name. */
export function mergeRows(recorded, rows) {
  const measured = rows.map((row) => [
    row.name,
    { ratio: Number(ratioOf(row).toFixed(2)), goal: row.goal, of: row.of },
  ])
  const all = { ...recorded, ...Object.fromEntries(measured) }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
}

/** Whether the last measurement is worse than its recorded value allows. */
export const isWorse = (ratio, recorded) => ratio > recorded * TOLERANCE

/** What the guard says of a row; `measured` holds its ratios, at most {@link TRIES}, and only the last may be good. */
export function guardLine(name, recorded, measured) {
  const hasPassed = !isWorse(measured.at(-1), recorded)
  const figures = `recorded ${recorded.toFixed(2)}, measured ${measured.map((one) => one.toFixed(2)).join(', ')}`
  return `${hasPassed ? 'ok' : 'WORSE'}  ${name}: ${figures}`
}

/** The table of docs/performance.md. */
export function tableText(recorded) {
  const rows = Object.entries(recorded).map(([name, row]) => {
    const cells = [name, row.ratio.toFixed(2), goalText(row), isMet(row) ? 'met' : 'missed']
    return `| ${cells.join(' | ')} |`
  })
  const met = Object.values(recorded).filter(isMet).length
  return [
    '| row | recorded | goal | |',
    '|---|---|---|---|',
    ...rows,
    '',
    `${met} met, ${rows.length - met} missed.`,
  ].join('\n')
}

/** The page with its table made anew. */
export const withTable = (page, recorded) =>
  page.replace(MARKERS, () => `<!-- bench -->\n\n${tableText(recorded)}\n\n<!-- /bench -->`)

/** Writes the rows into the recorded file, and the file into the table of docs/performance.md. */
export function record(rows) {
  const recorded = mergeRows(readRecorded(), rows)
  writeFileSync(RECORDED, `${JSON.stringify(recorded, null, 2)}\n`)
  writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), recorded))
}
