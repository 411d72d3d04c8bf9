import { readFileSync } from 'node:fs'
import { CANDIDATE } from './candidateResponses.mjs'
import { measureColdLoad } from './coldLoad.mjs'
import { median } from './rows.mjs'

/** What `npm run build` weighed. */
export function sizes() {
  return JSON.parse(readFileSync('dist/sizes.json', 'utf8')).flatMap(
    ({ page, js, css, budget }) => {
      const size = { unit: 'kB', goal: 1, of: 'its budget' }
      return [
        { name: `${page}: first load JS, gz`, ours: js, reference: budget.js, ...size },
        { name: `${page}: first load CSS, gz`, ours: css, reference: budget.css, ...size },
      ]
    },
  )
}

/** Pages at which people without an account arrive, and the reference: React, router and RTK with one form. */
const VISITS = {
  'sign-in': { path: '/' },
  'candidate form': { path: CANDIDATE.link },
  'UAN page': { path: '/uan/form?id=JOB1' },
  /** Who has chosen a language before sees the name first. */
  'candidate form, language chosen': {
    path: CANDIDATE.link,
    text: CANDIDATE.name,
    storage: { 'lekha-language': 'en' },
  },
}

/** The pages take turns. The median counts: the least of a few was by chance that of one undisturbed load of one page. */
async function visit({ browser, origins }, names, rounds) {
  const found = Object.fromEntries(['baseline', ...names].map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    found.baseline.push(await measureColdLoad(browser, `${origins.pages}/baseline.html`))
    for (const name of names) {
      const { path, ...options } = VISITS[name]
      found[name].push(await measureColdLoad(browser, origins.product + path, options))
    }
  }
  const usual = (name, what) => median(found[name].map((one) => one[what]))
  const worst = (name, what) => Math.max(...found[name].map((one) => one[what]))
  return { usual, worst }
}

/** Limits on the ratios; a candidate's phone waits on a worse line. */
const GOALS = {
  'sign-in': { paint: 0.7, interactive: 1.5 },
  'candidate form': { paint: 0.6, interactive: 1.15 },
  'UAN page': { paint: 0.6, interactive: 1.15 },
}
const paintRow = (usual, name) => ({
  name: `${name}: largest paint, slow 4G phone`,
  ours: usual(name, 'paint'),
  reference: usual('baseline', 'paint'),
  unit: 'ms',
  goal: GOALS[name].paint,
  of: 'React + router + RTK',
})

/** The largest paint alone, for the guard. */
export async function paint(bench, rounds) {
  const names = Object.keys(GOALS)
  const { usual } = await visit(bench, names, rounds)
  return names.map((name) => paintRow(usual, name))
}

/** All that is measured of a first visit on a slow phone. */
export async function arrivals(bench, rounds) {
  const { usual, worst } = await visit(bench, Object.keys(VISITS), rounds)
  const rows = Object.keys(GOALS).flatMap((name) => [
    paintRow(usual, name),
    {
      name: `${name}: interactive, slow 4G phone`,
      ours: usual(name, 'ready'),
      reference: usual('baseline', 'ready'),
      unit: 'ms',
      goal: GOALS[name].interactive,
      of: 'React + router + RTK',
    },
    {
      name: `${name}: layout shift`,
      ours: worst(name, 'moved'),
      reference: 0.1,
      unit: '',
      goal: 0,
      of: 'what people notice',
    },
  ])
  rows.push({
    name: 'candidate form, language chosen: name shown, slow 4G phone',
    ours: usual('candidate form, language chosen', 'shown'),
    reference: usual('baseline', 'ready'),
    unit: 'ms',
    goal: 1.3,
    of: 'React + router + RTK, interactive',
  })
  return rows
}
