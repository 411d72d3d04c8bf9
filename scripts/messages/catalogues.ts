import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { LANGUAGE_TAGS } from '../../src/shared/kits/candidate/language/languages.ts'
import { compareCatalogues, flatten } from './compare.ts'
import { declareCatalogue, type Catalogue } from './compile.ts'

/** One folder for each candidate page, and one for the frame that they share. */
const TYPED_FOLDERS = [
  'src/shared/kits/candidate/locales',
  'src/features/candidate/addressForm/locales',
  'src/features/candidate/uanPage/locales',
]
/** For browsers that are too old: the build reads it, and no code. */
const START_ERRORS_FOLDER = 'src/app/prerender/locales'

export const readCatalogue = (folder: string, tag: string): Catalogue =>
  JSON.parse(readFileSync(`${folder}/${tag}.json`, 'utf8')) as Catalogue // `findCatalogueFaults` checks it

const declarationFile = (folder: string) => `${folder}/en.d.json.ts`

export function writeDeclarations(): void {
  for (const folder of TYPED_FOLDERS)
    writeFileSync(declarationFile(folder), declareCatalogue(readCatalogue(folder, 'en')))
}

/** Everything that keeps the catalogues from being complete and in step with the English ones, a sentence each. */
export const findCatalogueFaults = (): string[] =>
  [...TYPED_FOLDERS, START_ERRORS_FOLDER].flatMap(findFolderFaults)

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
  return folder === START_ERRORS_FOLDER ||
    readFileSync(declarationFile(folder), 'utf8') === declareCatalogue(english)
    ? []
    : [`${declarationFile(folder)} is not what en.json says: run \`npm run messages\``]
}
