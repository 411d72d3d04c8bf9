import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** `session.get(part)`, `scope.get(part)` and `useSessionScope().get(part)`: the one way to reach a part. */
const PART_IN_USE = /\b(?:\w*[sS]ession\w*(?:\(\))?|scope)\s*\.get\((\w+)\)/g

function partsInUse(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  return files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(PART_IN_USE)].map(([, part = '']) => part),
  )
}

function partsDocumented(): string[] {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const table = /^\| part \| .*\n\|[-|]+\|\n((?:\|.*\n)+)/m.exec(page)?.[1] ?? ''
  const names = table
    .split('\n')
    .map((row) => row.split('|')[1] ?? '')
    .join()
  return [...names.matchAll(/`(\w+)`/g)].map(([, part = '']) => part)
}

it('documents every session part once in docs/architecture.md', () => {
  expect(partsDocumented().toSorted()).toEqual([...new Set(partsInUse())].toSorted())
})
