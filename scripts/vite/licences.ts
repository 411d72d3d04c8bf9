import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A package of which a build ships code, styles, icons or data. */
export type BundledPackage = { name: string; version: string; licence: string; texts: string[] }

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[._-].*)?$/i
/** What of a package is shipped beside its modules, with licences of its own (pdfAssets.ts). */
const ASSET_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'pdfjs-dist': ['wasm', 'cmaps', 'standard_fonts', 'iccs'],
}
/** The folder of the package that a module belongs to; null for our own modules and the bundler's. */
export function packageFolder(moduleId: string): string | null {
  const [path = ''] = moduleId.replace('\0', '').split('?')
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null
}

/** The licence texts of a folder, under their file names where it is a part of a package. */
const textsIn = (folder: string, part = ''): string[] =>
  readdirSync(join(folder, part))
    .filter((file) => LICENCE_FILE.test(file))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, part, file), 'utf8').trim()
      return part === '' ? text : `${part}/${file}\n\n${text}`
    })

function packageIn(folder: string): BundledPackage {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string }
  const parts = ['', ...(ASSET_FOLDERS[name] ?? [])]
  const texts = parts.flatMap((part) => textsIn(folder, part))
  return { name, version, licence: license ?? 'see below', texts }
}

/** The packages of these modules, each once, by name. */
export function packagesOf(moduleIds: Iterable<string>): BundledPackage[] {
  const folders = new Set([...moduleIds].map(packageFolder).filter((folder) => folder !== null))
  const packages = [...folders].map(packageIn)
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]))
  return [...byName.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The text of licences.txt. */
export const licenceNotices = (packages: readonly BundledPackage[]): string =>
  packages
    .map(({ name, version, licence, texts }) =>
      [`${name} ${version} (${licence})`, ...texts].join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(80)}\n\n`)

/** The same packages as a software bill of materials (CycloneDX 1.6). */
export function billOfMaterials(
  packages: readonly BundledPackage[],
  release: { version: string },
): string {
  const components = packages.map(({ name, version, licence }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { name: licence } }],
  }))
  const component = { type: 'application', name: 'lekha', version: release.version }
  const head = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 }
  return `${JSON.stringify({ ...head, metadata: { component }, components }, null, 2)}\n`
}

const STYLE = /\.(?:css|scss)(?:\?|$)/
/** What is copied into a module of ours before the bundler sees it: styles by Sass, icons by inlineIcons.ts. */
const COPIED = /@(?:import|use|forward)\s+["']([^."'][^"']*)["']|from '([^.'][^']*)\?raw'/g

function copiedInto(id: string): string[] {
  const [file = ''] = id.split('?')
  const text = packageFolder(id) === null && existsSync(file) ? readFileSync(file, 'utf8') : ''
  return [...text.matchAll(COPIED)]
    .map(([, style, raw]) => join(process.cwd(), 'node_modules', style ?? raw ?? ''))
    .filter((path) => existsSync(packageFolder(path) ?? path))
}

/** Collects the modules that a build ships: of its chunks, workers and styles. */
export function moduleCollector(): { plugin: () => Plugin; packages: () => BundledPackage[] } {
  const modules = new Set<string>()
  return {
    packages: () => packagesOf(modules),
    plugin: () => ({
      name: 'lekha:module-collector',
      generateBundle(_, bundle) {
        const scripts = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? output.moduleIds : [],
        )
        // A chunk does not name its styles any more when it is written.
        const styles = [...this.getModuleIds()].filter((id) => STYLE.test(id))
        for (const id of [...scripts, ...styles])
          for (const each of [id, ...copiedInto(id)]) modules.add(each)
      },
    }),
  }
}
