import { describe, expect, it } from 'vitest'
import {
  browsersWithout,
  findFeature,
  isReleasedBy,
} from '../../../../scripts/browsers/compatData.ts'
import { findScriptFeatures, type FeatureUse } from '../../../../scripts/browsers/scriptFeatures.ts'
import { featuresIn } from '../../../../scripts/browsers/styleFeatures.ts'
import { BUILD_TARGETS } from '../../../../scripts/browsers/supported.ts'

const unsupported = (uses: readonly FeatureUse[]) => [
  ...new Set(
    uses
      .filter(({ feature }) => browsersWithout(feature).length > 0)
      .map(({ feature }) => feature.slice(1).join('.')),
  ),
]

it('builds for the oldest supported browsers', () => {
  expect(BUILD_TARGETS).toEqual(['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'])
})

it.each([
  ['16.4', '16.4', true],
  ['16', '16.4', true],
  ['16.5', '16.4', false],
  ['≤37', '111', true],
  ['preview', '111', false],
])('version %s is released by %s: %s', (version, latest, expected) => {
  expect(isReleasedBy(version, latest)).toBe(expected)
})

it('names the browsers that lack a feature', () => {
  expect(browsersWithout(['api', 'Navigator', 'wakeLock'])).toEqual(['Firefox 115'])
  expect(browsersWithout(['javascript', 'builtins', 'Array', 'toSorted'])).toEqual([])
})

// src/app/prerender/checkBrowser.ts
it.each([
  ['api', 'DecompressionStream'],
  ['javascript', 'builtins', 'Array', 'toReversed'],
  ['css', 'types', 'color', 'color-mix'],
])('every supported browser passes the test of browsers: %s %s', (...feature) => {
  expect(findFeature(feature)?.__compat).toBeDefined()
  expect(browsersWithout(feature)).toEqual([])
})

it('finds globals, members, events and attributes in scripts', () => {
  const uses = findScriptFeatures('tests/unit/scripts/browsers/sample')
  expect(unsupported(uses)).toEqual([
    'Document.scrollend_event',
    'URLSearchParams.size',
    'AbortSignal.any_static',
    'Element.checkVisibility',
    'StorageManager.estimate',
    'Window.requestIdleCallback',
    'ClipboardItem',
    'global_attributes.autocorrect',
  ])
})

describe('styles', () => {
  it.each([
    ['a { field-sizing: content }', ['properties.field-sizing', 'properties.field-sizing.content']],
    ['a { color: light-dark(red, blue) }', ['types.color.light-dark']],
    ['a { .b { color: red } }', ['selectors.nesting']],
    ['a:has(b) { color: red }', ['selectors.has']],
    ['@starting-style { a { color: red } }', ['at-rules.starting-style']],
    ['a { height: 100vh; height: 100dvh; width: 5cqw; color: color-mix(in srgb, red, blue) }', []],
    ['@supports selector(:has(a)) { a:has(b) { color: red } }', []],
    ['a { -webkit-user-select: none; user-select: none }', []],
    ['a { user-select: none }', ['properties.user-select']],
    ['a { color: red; color: light-dark(red, blue) }', []],
  ])('%s', (styles, expected) => {
    expect(unsupported(featuresIn('a.css', styles))).toEqual(expected)
  })
})
