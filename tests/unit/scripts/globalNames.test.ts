import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The development server adds code to each component's module that reads `window`. */
const GLOBAL =
  /^(?:import|(?:export )?(?:const|let|function)) (?:window|self|globalThis|document)\b/m

it('no module gives a name of the window to something of its own', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const found = files.filter(
    (file) => /\.tsx?$/.test(file) && GLOBAL.test(readFileSync(`src/${file}`, 'utf8')),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})
