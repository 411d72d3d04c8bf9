import type { Page } from '@playwright/test'
import { browsersWithout, findFeature } from '../../../scripts/browsers/compatData.ts'

/** Names of interfaces, and of the members that one of the supported browsers lacks in its oldest version. */
type Lacking = Record<string, { isWhole: boolean; members: string[]; statics: string[] }>

const STATIC = /_static$/

/** From MDN's compatibility data: what is not in all of the oldest supported browsers. */
function lackingFeatures(group: readonly string[]): Lacking {
  const names = (path: readonly string[]) =>
    Object.keys(findFeature(path) ?? {}).filter((name) => name !== '__compat')
  const isLacking = (path: readonly string[]) => browsersWithout(path).length > 0
  return Object.fromEntries(
    names(group).flatMap((owner) => {
      const lacking = names([...group, owner]).filter((name) => isLacking([...group, owner, name]))
      const isWhole = isLacking([...group, owner])
      if (!isWhole && lacking.length === 0) return []
      // Built-ins of JavaScript are not marked as static.
      const statics = lacking.map((name) => name.replace(STATIC, ''))
      const members = lacking.filter((name) => !STATIC.test(name))
      return [[owner, { isWhole, members, statics }]]
    }),
  )
}

const LACKING = {
  ...lackingFeatures(['api']),
  ...lackingFeatures(['javascript', 'builtins']),
}

/** Runs in the page and in its workers. */
function removeFeatures(lacking: Lacking): void {
  const remove = (owner: unknown, name: string) => {
    if ((typeof owner === 'object' && owner !== null) || typeof owner === 'function')
      Reflect.deleteProperty(owner, name)
  }
  for (const [name, { members, statics }] of Object.entries(lacking)) {
    const owner: unknown = Reflect.get(globalThis, name)
    for (const member of statics) remove(owner, member)
    for (const member of members) {
      if (typeof owner === 'function') remove(owner.prototype, member)
      if (name === 'Window') remove(globalThis, member)
    }
  }
  for (const [name, { isWhole }] of Object.entries(lacking)) if (isWhole) remove(globalThis, name)
}

/** Removes what one of the oldest supported browsers lacks, before any script of the page or of a worker runs. */
export async function useOldestBrowser(page: Page): Promise<void> {
  await page.addInitScript(removeFeatures, LACKING)
  const inWorkers = `(${removeFeatures.toString()})(${JSON.stringify(LACKING)});`
  await page.route(/\.worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: inWorkers + (await response.text()) })
  })
}
