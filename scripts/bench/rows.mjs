/** The figure that the goal is about: absolute times move with the machine. @param {import('./rows.d.mts').Row} row */
export const ratioOf = ({ ours, reference }) => ours / reference

/** @param {{goal: number, of: string}} row */
export const goalText = ({ goal, of }) => (goal === 0 ? 'none' : `≤ ${goal} of ${of}`)

/** @param {{ratio: number, goal: number}} row */
export const isMet = ({ ratio, goal }) => ratio <= goal

/** Rows as `console.table` prints them. @param {readonly import('./rows.d.mts').Row[]} rows */
export function tableOf(rows) {
  const figure = (value, unit) => `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`.trim()
  return Object.fromEntries(
    rows.map((row) => [
      row.name,
      {
        ours: figure(row.ours, row.unit),
        reference: figure(row.reference, row.unit),
        ratio: ratioOf(row).toFixed(2),
        goal: goalText(row),
        result: isMet({ ratio: ratioOf(row), goal: row.goal }) ? 'met' : 'missed',
      },
    ]),
  )
}

/** The last line of a run. @param {readonly import('./rows.d.mts').Row[]} rows */
export function countOf(rows) {
  const met = rows.filter((row) => isMet({ ratio: ratioOf(row), goal: row.goal })).length
  return `${met} met, ${rows.length - met} missed`
}

/** Rounds of work that takes less than 100 ms: the least of many is what it takes undisturbed. */
export const SHORT_ROUNDS = 20

/** Middle value. @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** @param {number} times @param {() => Promise<number>} work */
export async function repeat(times, work) {
  const values = []
  for (let round = 0; round < times; round += 1) values.push(await work())
  return values
}

/** Of longest tasks: what the work itself holds comes back in each round, what the machine adds does not. */
export const least = async (times, work) => Math.min(...(await repeat(times, work)))

/**
 * The least of each in rounds that take turns: other work of the machine then meets both sides, and adds to neither least.
 * @param {number} rounds @param {() => Promise<number>} ours @param {() => Promise<number>} reference
 */
export async function sideBySide(rounds, ours, reference) {
  const found = { ours: [], reference: [] }
  for (let round = 0; round < rounds; round += 1) {
    found.reference.push(await reference())
    found.ours.push(await ours())
  }
  return { ours: Math.min(...found.ours), reference: Math.min(...found.reference) }
}
