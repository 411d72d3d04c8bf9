import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { LANGUAGE_TAGS } from '../../src/shared/kits/candidate/language/languages.ts'
import { compareCatalogues, flatten } from './compare.ts'
import { declareCatalogue, type Catalogue } from './compile.ts'

/** One folder for each candidate page, one for the frame that they share, and one for browsers that are too old. */
export const CATALOGUE_FOLDERS = [
  'src/shared/kits/candidate/locales',
  'src/features/candidate/addressForm/locales',
  'src/features/candidate/uanPage/locales',
  'src/app/prerender/locales',
] as const

export const readCatalogue = (folder: string, tag: string): Catalogue =>
  JSON.parse(readFileSync(`${folder}/${tag}.json`, 'utf8')) as Catalogue // `findCatalogueFaults` checks it

const declarationFile = (folder: string) => `${folder}/en.d.json.ts`

export function writeDeclarations(): void {
  for (const folder of CATALOGUE_FOLDERS)
    writeFileSync(declarationFile(folder), declareCatalogue(readCatalogue(folder, 'en')))
}

/** Everything that keeps the catalogues from being complete and in step with the English ones, a sentence each. */
export const findCatalogueFaults = (): string[] => CATALOGUE_FOLDERS.flatMap(findFolderFaults)

function findFolderFaults(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const expected = LANGUAGE_TAGS.map((tag) => `${tag}.json`)
  const missing = expected.filter((file) => !files.includes(file))
  const unknown = files.filter((file) => !expected.some((name) => name === file))
  const wrongFiles = [
    ...missing.map((file) => `${folder}/${file} is missing`),
    ...unknown.map((file) => `${folder}/${file} is not a language of the portal`),
  ]
  if (wrongFiles.length > 0) return wrongFiles
  const english = readCatalogue(folder, 'en')
  const faults = LANGUAGE_TAGS.flatMap((tag) =>
    compareCatalogues(flatten(english), flatten(readCatalogue(folder, tag)), tag).map(
      (fault) => `${folder}/${tag}.json: ${fault}`,
    ),
  )
  if (faults.length > 0) return faults
  return readFileSync(declarationFile(folder), 'utf8') === declareCatalogue(english)
    ? []
    : [`${declarationFile(folder)} is not what en.json says: run \`npm run messages\``]
}
