import { readdirSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'
import { compile } from 'sass'
import { QUIET } from '../vite/css.ts'
import { findFeature, firstKnown } from './compatData.ts'
import type { FeatureUse } from './scriptFeatures.ts'
import { STYLE_TARGETS } from './supported.ts'

/** Styles of packages that the sources import; bootstrap comes through our own .scss files. */
const OF_PACKAGES = ['node_modules/leaflet/dist/leaflet.css']

type Path = readonly string[]

/** Each function and unit of a value is somewhere under `css.types`. */
function findType(name: string, path: Path = ['css', 'types']): Path | undefined {
  const group = findFeature(path) ?? {}
  if (Object.hasOwn(group, name)) return [...path, name]
  return Object.keys(group)
    .filter((key) => key !== '__compat')
    .map((key) => findType(name, [...path, key]))
    .find((found) => found !== undefined)
}

const VIEWPORT_UNIT = /\d([dsl])v(?:h|w|i|b|min|max)\b/g
const CONTAINER_UNIT = /\dcq(?:w|h|i|b|min|max)\b/
const UNIT_GROUPS = { d: 'dynamic', s: 'small', l: 'large' }

const LENGTH = ['css', 'types', 'length']

function valuePaths({ prop, value }: Declaration): Path[] {
  const words = value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'|var\(--[\w-]+/g, ' ')
  const functions = [...words.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(([, name = '']) => name)
  const keywords = words.match(/(?<![\w.#-])[a-z][a-z-]*(?![\w(-])/g) ?? []
  const sizes = [...words.matchAll(VIEWPORT_UNIT)].map(
    ([, size]) => size as keyof typeof UNIT_GROUPS,
  ) // as it matched
  const units = sizes.map((size) => LENGTH.concat(`viewport_percentage_units_${UNIT_GROUPS[size]}`))
  return [
    ...(prop === 'clip' ? [] : functions.map((name) => findType(name) ?? [])), // its rect() is older than the shape
    ...keywords.map((word) => ['css', 'properties', prop, word]),
    ...units,
    ...(CONTAINER_UNIT.test(words) ? [[...LENGTH, 'container_query_length_units']] : []),
  ]
}

/** An earlier value of the same property, or the property with a prefix, is what a browser takes that lacks this one. */
const hasOtherValue = (declaration: Declaration): boolean =>
  declaration.parent?.nodes.some(
    (node, index) =>
      node.type === 'decl' &&
      index < (declaration.parent?.index(declaration) ?? 0) &&
      (node.prop === declaration.prop || /^-[a-z]+-/.test(node.prop)) &&
      node.prop.replace(/^-[a-z]+-/, '') === declaration.prop,
  ) ?? false

/** `size` of `@page` is no property. */
const isInAtRule = (declaration: Declaration): declaration is Declaration & { parent: AtRule } =>
  declaration.parent?.type === 'atrule'

const declarationPaths = (declaration: Declaration): Path[] =>
  isInAtRule(declaration)
    ? [['css', 'at-rules', declaration.parent.name, declaration.prop]]
    : declaration.prop.startsWith('--')
      ? valuePaths(declaration)
      : declaration.prop.startsWith('-') || hasOtherValue(declaration)
        ? []
        : [['css', 'properties', declaration.prop], ...valuePaths(declaration)]

function rulePaths({ selector, parent }: Rule): Path[] {
  const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name)
  const isNested = parent?.type === 'rule'
  return [
    // A name with a prefix is for one browser.
    ...names.filter((name) => !name.startsWith('-')).map((name) => ['css', 'selectors', name]),
    ...(isNested ? [['css', 'selectors', 'nesting']] : []),
  ]
}

function atRulePaths({ name, params, parent }: AtRule): Path[] {
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) =>
    feature.replace(/^(?:min|max)-/, ''),
  )
  return [
    ['css', 'at-rules', name],
    ...features.map((feature) => ['css', 'at-rules', name, feature]),
    ...(/[<>]/.test(params) ? [['css', 'at-rules', name, 'range_syntax']] : []),
    ...(parent?.type === 'rule' ? [['css', 'selectors', 'nesting']] : []),
  ]
}

const pathsOf = (node: ChildNode): Path[] =>
  node.type === 'decl'
    ? declarationPaths(node)
    : node.type === 'rule'
      ? rulePaths(node)
      : node.type === 'atrule'
        ? atRulePaths(node)
        : []

/** Inside `@supports` a feature has been tested for. */
function isTested(node: ChildNode): boolean {
  const { parent } = node
  if (parent === undefined || parent.type === 'root' || parent.type === 'document') return false
  const outer = parent as AtRule | Rule // no other node is left
  return (outer.type === 'atrule' && outer.name === 'supports') || isTested(outer)
}

/** @param styles CSS as the build writes it */
export function featuresIn(file: string, styles: string): FeatureUse[] {
  const uses: FeatureUse[] = []
  postcss.parse(styles, { from: file }).walk((node) => {
    if (isTested(node)) return
    for (const path of pathsOf(node)) {
      const feature = firstKnown([path])
      if (feature !== undefined) uses.push({ file, line: node.source?.start?.line ?? 1, feature })
    }
  })
  return uses
}

/** As the build writes it: with prefixes and without nesting. */
function compiled(file: string): string {
  const styles = file.endsWith('.scss')
    ? compile(file, { ...QUIET, loadPaths: ['node_modules'] }).css
    : readFileSync(file, 'utf8')
  return transform({
    filename: file,
    code: Buffer.from(styles),
    targets: STYLE_TARGETS,
  }).code.toString()
}

/** What the style sheets use. Lines are those of the compiled file. */
export const findStyleFeatures = (): FeatureUse[] =>
  [
    ...readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.s?css$/.test(name))
      .map((name) => `src/${name}`),
    ...OF_PACKAGES,
  ].flatMap((file) => featuresIn(file, compiled(file)))
