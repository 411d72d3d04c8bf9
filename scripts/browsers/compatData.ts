import compatData, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { SUPPORTED_BROWSERS } from './supported.ts'

const partsOf = (version: string): number[] => version.replace('≤', '').split('.').map(Number)

/** `≤37` is 37; a preview is later than every release. */
export function isReleasedBy(version: string, latest: string): boolean {
  const [major = NaN, minor = 0] = partsOf(version)
  const [latestMajor = 0, latestMinor = 0] = partsOf(latest)
  return major < latestMajor || (major === latestMajor && minor <= latestMinor)
}

const isSupportedIn = (statement: SimpleSupportStatement, version: string): boolean =>
  typeof statement.version_added === 'string' &&
  isReleasedBy(statement.version_added, version) &&
  !(
    typeof statement.version_removed === 'string' &&
    isReleasedBy(statement.version_removed, version)
  ) &&
  statement.flags === undefined &&
  statement.prefix === undefined &&
  statement.alternative_name === undefined

/** Part of a feature counts as the feature: `partial_implementation` names details that few pages meet. */
function lackingBrowsers({ support }: CompatStatement): string[] {
  return SUPPORTED_BROWSERS.flatMap(({ mdn, title, version }) => {
    const isLacking = mdn.some((browser) => {
      const statements = [support[browser] ?? []].flat()
      return (
        statements.length > 0 && !statements.some((statement) => isSupportedIn(statement, version))
      )
    })
    return isLacking ? [`${title} ${version}`] : []
  })
}

/** An entry of MDN's compatibility data: `api.AbortSignal.any_static`. Undefined where there is none. */
export function findFeature(path: readonly string[]): Identifier | undefined {
  let feature: Identifier | undefined = compatData as unknown as Identifier // its groups are identifiers
  for (const name of path)
    feature = feature !== undefined && Object.hasOwn(feature, name) ? feature[name] : undefined
  return feature
}

/** The oldest supported browsers that lack a feature; none where the data does not know it. */
export const browsersWithout = (path: readonly string[]): string[] => {
  const statement = findFeature(path)?.__compat
  return statement === undefined ? [] : lackingBrowsers(statement)
}

/** The first of some names under which the data knows a feature. */
export const firstKnown = (paths: readonly (readonly string[])[]): readonly string[] | undefined =>
  paths.find((path) => findFeature(path)?.__compat !== undefined)
