import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A sample document of the sandbox, from the project's folder. */
export async function sample(name: string): Promise<File> {
  const bytes = await readFile(join(process.cwd(), 'tests/sandbox/samples', name))
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? ''
  return new File([new Uint8Array(bytes)], name, { type })
}

/** The same as raw base64. */
export const base64Of = async (name: string): Promise<string> =>
  Buffer.from(await (await sample(name)).arrayBuffer()).toString('base64')
