import { expect, it } from 'vitest'
import { codeBlocks, findBrokenBlocks } from '../../../scripts/guides/check.ts'
import type { Glue } from '../../../scripts/guides/glue.ts'

const FENCE = '```'
const page = (code: string) => `# A\n\n1. First:\n\n   ${FENCE}ts\n   ${code}\n   ${FENCE}\n`
const glueFor = (name: string): Glue => ({
  places: [
    {
      module: `src/shared/platform/lib/${name}.ts`,
      blocks: [0],
      before: "import { plural } from './text/plural.ts'",
    },
  ],
})

it('reads a block of a list without its indentation', () => {
  const text = `1. One:\n\n   ${FENCE}ts\n   a(\n     b,\n   )\n   ${FENCE}\n\n${FENCE}json\n{}\n${FENCE}\n`
  expect(codeBlocks(text)).toEqual(['a(\n  b,\n)\n'])
})

it('reports the code that does not compile, with the imports that the page leaves out', () => {
  const pages = new Map([
    ['docs/good.md', page("export const days = plural(2, 'day')")],
    ['docs/bad.md', page('export const days: number = plurals(2)')],
  ])
  const glue = { 'docs/good.md': glueFor('good'), 'docs/bad.md': glueFor('bad') }
  expect(findBrokenBlocks(pages, glue)).toEqual([
    {
      page: 'docs/bad.md',
      message: "src/shared/platform/lib/bad.ts: Cannot find name 'plurals'. Did you mean 'plural'?",
    },
  ])
})

it('reports code without a place', () => {
  expect(findBrokenBlocks(new Map([['docs/a.md', page('one()')]]), {})).toEqual([
    {
      page: 'docs/a.md',
      message: 'it has 1 blocks of code, and scripts/guides/glue.ts places these: none',
    },
  ])
})
