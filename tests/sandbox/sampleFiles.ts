import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 'tests/sandbox/samples'

/** A sample document by its path in tests/sandbox/samples. The demo fetches it (demo/sampleFiles.ts). */
export const readSample = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(join(FOLDER, path)))

/** The names of the documents in a folder of tests/sandbox/samples, in alphabetical order. */
export const listSamples = async (folder: string): Promise<string[]> =>
  (await readdir(join(FOLDER, folder))).toSorted()
