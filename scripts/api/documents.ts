import { asyncApiDocument } from '#api/document/asyncapi.ts'
import { openApiDocument } from '#api/document/openapi.ts'
import { recordExamples } from './examples.ts'

/** The documents of docs/api by file name, with the examples of a fresh sandbox. */
export async function makeDocuments(): Promise<Readonly<Record<string, string>>> {
  const { exchanges, frames } = await recordExamples()
  const documents = {
    'openapi.json': openApiDocument(exchanges),
    'asyncapi.json': asyncApiDocument(frames),
  }
  return Object.fromEntries(
    Object.entries(documents).map(([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`]),
  )
}
