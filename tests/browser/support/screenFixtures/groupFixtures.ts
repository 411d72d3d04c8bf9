import type { ScreenFixture } from './screenFixture.ts'

/** The first word of its name: the part of the product that it is about. */
const partOf = ({ name }: ScreenFixture) => name.split('-')[0]

const screensOf = (fixtures: readonly ScreenFixture[]): number =>
  fixtures.reduce((sum, { followUps = [] }) => sum + 1 + followUps.length, 0)

/** A guest leaves more in a browser than can be taken out of it: scripts, permissions, a line that is cut. */
const canShareBrowser = (one: ScreenFixture, other: ScreenFixture): boolean =>
  one.signedInAs !== undefined &&
  one.signedInAs === other.signedInAs &&
  partOf(one) === partOf(other)

/**
 * Fixtures of one account and one part of the product, which a single browser looks at one after the other, each in a
 * sandbox world of its own: the browser itself, and the first run of the product's code in it, cost as much as a screen.
 */
export function groupFixtures(
  fixtures: readonly ScreenFixture[],
  mostScreens: number,
): ScreenFixture[][] {
  const visits: ScreenFixture[][] = []
  for (const fixture of fixtures) {
    const open = visits.find(
      (visit) =>
        visit.every((one) => canShareBrowser(one, fixture)) &&
        screensOf([...visit, fixture]) <= mostScreens,
    )
    if (open === undefined) visits.push([fixture])
    else open.push(fixture)
  }
  return visits
}
