import { expect, it } from 'vitest'
import { BUDGETS, DEFERRED_MODULES } from '../../../scripts/vite/budgets.ts'
import { chunkGroups } from '../../../scripts/vite/chunkGroups.ts'

const listed = [
  ...BUDGETS.flatMap(({ pageModule, modules }) => modules.concat(pageModule)),
  ...Object.values(DEFERRED_MODULES).flat(),
]

/** The chunk of the entry in a build without imports, from which one module was moved away. */
function chunkOfEntry(moved: string | null) {
  const isKnown = (id: string) =>
    listed.some((module) => module !== moved && id === `/app/${module}`)
  const getModuleInfo = (id: string) =>
    isKnown(id) ? { importedIds: [], dynamicallyImportedIds: [] } : null
  return chunkGroups('/app')[0]?.name('/app/src/main.tsx', { getModuleInfo })
}

it('puts what every page needs into the first chunk', () => {
  expect(chunkOfEntry(null)).toBe('first')
})

it.each([...new Set(listed)])('reports that %s was moved', (module) => {
  expect(() => chunkOfEntry(module)).toThrow(module)
})
