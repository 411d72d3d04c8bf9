import { browsersWithout } from './compatData.ts'
import { FALLBACKS } from './fallbacks.ts'
import { findScriptFeatures, type FeatureUse } from './scriptFeatures.ts'
import { findStyleFeatures } from './styleFeatures.ts'

const isNameOf = (name: string, feature: string) =>
  feature === name || feature.startsWith(`${name}.`)

const fallbacksOf = ({ file, feature }: FeatureUse) =>
  FALLBACKS.filter(
    ({ features, files }) =>
      files.some((start) => file.startsWith(start)) &&
      features.some((name) => isNameOf(name, feature.join('.'))),
  )

/** Features without a fallback, and rows of the fallbacks that nothing needs. */
export function findUnsupportedFeatures(): string[] {
  const lacking = [...findScriptFeatures(), ...findStyleFeatures()].flatMap((use) => {
    const browsers = browsersWithout(use.feature)
    return browsers.length === 0 ? [] : [{ ...use, browsers, fallbacks: fallbacksOf(use) }]
  })
  const needed = new Set(lacking.flatMap(({ fallbacks }) => fallbacks))
  const faults = lacking
    .filter(({ fallbacks }) => fallbacks.length === 0)
    .map(
      ({ file, line, feature, browsers }) =>
        `${file}:${line}: ${feature.join('.')} is missing in ${browsers.join(', ')}`,
    )
  const unused = FALLBACKS.filter((fallback) => !needed.has(fallback)).map(
    ({ features }) =>
      `scripts/browsers/fallbacks.ts: nothing needs the row of ${features.join(', ')}`,
  )
  return [...new Set([...faults, ...unused])]
}
