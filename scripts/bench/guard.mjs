import { readCase } from './cases.mjs'
import { checkedFiles, historyOfFiles, warmPage, workbook } from './files.mjs'
import { paint } from './firstLoad.mjs'
import { TRIES, guardLine, isWorse } from './record.mjs'
import { SHORT_ROUNDS, ratioOf } from './rows.mjs'

/**
 * Work, and the rows of it whose ratio is steady beside other work of the machine.
 */
const GUARDED = [
  { work: (bench) => checkedFiles(bench, SHORT_ROUNDS), rows: ['12 PDFs, 20 MB checked'] },
  {
    work: (bench) => historyOfFiles(bench, SHORT_ROUNDS),
    rows: ['history of 12 PDFs, 20 MB'],
  },
  {
    work: (bench) => paint(bench, 5),
    rows: ['sign-in: largest paint, slow 4G phone', 'candidate form: largest paint, slow 4G phone'],
  },
  {
    work: (bench) => warmPage(bench, 7, 199, 9.9),
    rows: ['first page painted, 199 pages, 9.9 MB: warm'],
  },
  {
    work: (bench) =>
      workbook(bench, 3, { sheets: 7, rows: 5000, columns: 12, what: '7 × 5,000 × 12' }),
    rows: ['workbook, 7 × 5,000 × 12: first rows'],
  },
  { work: (bench) => readCase(bench, SHORT_ROUNDS), rows: ['case of 8 MB opened'] },
]

/**
 * Measures each guarded row, then again what was worse than recorded: after the others, as what disturbs a machine lasts
 * longer than one measurement.
 * @returns whether every row was good in one of its measurements, and a line for each
 */
export async function guard(bench, recorded, guarded = GUARDED) {
  const measured = new Map(guarded.flatMap(({ rows }) => rows.map((name) => [name, []])))
  for (const name of measured.keys())
    if (recorded[name] === undefined) throw new Error(`“${name}” has no recorded value.`)
  const isGood = (name) => {
    const last = measured.get(name).at(-1)
    return last !== undefined && !isWorse(last, recorded[name].ratio)
  }
  for (let nth = 0; nth < TRIES; nth += 1)
    for (const { work, rows } of guarded) {
      const worse = rows.filter((name) => !isGood(name))
      const found = worse.length === 0 ? [] : await work(bench)
      for (const name of worse)
        measured.get(name).push(ratioOf(found.find((row) => row.name === name)))
    }
  const names = [...measured.keys()]
  return {
    isGood: names.every(isGood),
    lines: names.map((name) => guardLine(name, recorded[name].ratio, measured.get(name))),
  }
}
