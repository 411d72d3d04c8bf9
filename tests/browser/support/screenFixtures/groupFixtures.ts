import type { ScreenFixture } from './screenFixture.ts'

/** The first word of its name: the part of the product that it is about. */
const partOf = ({ name }: ScreenFixture) => name.split('-')[0]

const screensOf = (scenes: readonly ScreenFixture[]): number =>
  scenes.reduce((sum, { followUps = [] }) => sum + 1 + followUps.length, 0)

/** A guest leaves more in a browser than can be taken out of it: scripts, permissions, a line that is cut. */
const canShareBrowser = (one: ScreenFixture, other: ScreenFixture): boolean =>
  one.signedInAs !== undefined &&
  one.signedInAs === other.signedInAs &&
  partOf(one) === partOf(other)

/**
 * Scenes of one account and one part of the product, which a single browser looks at one after the other, each in a
 * sandbox world of its own: the browser itself, and the first run of the product's code in it, cost as much as a screen.
 */
export function groupFixtures(
  scenes: readonly ScreenFixture[],
  mostScreens: number,
): ScreenFixture[][] {
  const visits: ScreenFixture[][] = []
  for (const scene of scenes) {
    const open = visits.find(
      (visit) =>
        visit.every((one) => canShareBrowser(one, scene)) &&
        screensOf([...visit, scene]) <= mostScreens,
    )
    if (open === undefined) visits.push([scene])
    else open.push(scene)
  }
  return visits
}
