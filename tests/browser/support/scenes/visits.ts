import type { Scene } from './scene.ts'

/** The first word of its name: the part of the product that it is about. */
const partOf = ({ name }: Scene) => name.split('-')[0]

const screensOf = (scenes: readonly Scene[]): number =>
  scenes.reduce((sum, { next = [] }) => sum + 1 + next.length, 0)

/** A guest leaves more in a browser than can be taken out of it: scripts, permissions, a line that is cut. */
const goTogether = (one: Scene, other: Scene): boolean =>
  one.as !== undefined && one.as === other.as && partOf(one) === partOf(other)

/**
 * Scenes of one account and one part of the product, which a single browser looks at one after the other, each in a
 * sandbox world of its own: the browser itself, and the first run of the product's code in it, cost as much as a screen.
 */
export function visitsOf(scenes: readonly Scene[], mostScreens: number): Scene[][] {
  const visits: Scene[][] = []
  for (const scene of scenes) {
    const open = visits.find(
      (visit) =>
        visit.every((one) => goTogether(one, scene)) && screensOf([...visit, scene]) <= mostScreens,
    )
    if (open === undefined) visits.push([scene])
    else open.push(scene)
  }
  return visits
}
