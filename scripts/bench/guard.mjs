import { readCase } from './cases.mjs'
import { checkedFiles, warmPage, workbook } from './files.mjs'
import { paint } from './firstLoad.mjs'
import { TRIES, guardLine, isWorse } from './record.mjs'
import { SHORT_ROUNDS, ratioOf } from './rows.mjs'

/**
 * Work, and the rows of it whose ratio is steady beside other work of the machine.
 */
const GUARDED = [
  { work: (bench) => checkedFiles(bench, SHORT_ROUNDS), rows: ['12 PDFs, 20 MB checked'] },
  {
    work: (bench) => paint(bench, 3),
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
 * Measures each guarded row, and what is worse than recorded again.
 * @returns whether every row was good in one of its measurements, and a line for each
 */
export async function guard(bench, recorded, guarded = GUARDED) {
  const lines = []
  let isGood = true
  for (const { work, rows } of guarded) {
    const unrecorded = rows.find((name) => recorded[name] === undefined)
    if (unrecorded !== undefined) throw new Error(`“${unrecorded}” has no recorded value.`)
    const measured = new Map(rows.map((name) => [name, []]))
    let worse = rows
    for (let nth = 0; nth < TRIES && worse.length > 0; nth += 1) {
      const found = await work(bench)
      for (const name of worse)
        measured.get(name).push(ratioOf(found.find((row) => row.name === name)))
      worse = worse.filter((name) => isWorse(measured.get(name).at(-1), recorded[name].ratio))
    }
    for (const name of rows) lines.push(guardLine(name, recorded[name].ratio, measured.get(name)))
    if (worse.length > 0) isGood = false
  }
  return { isGood, lines }
}
