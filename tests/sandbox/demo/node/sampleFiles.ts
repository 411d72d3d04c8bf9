/** In place of ../../sampleFiles.ts: the samples lie beside the page. `__DEMO_SAMPLES__`: their paths, put in by the build. */
export async function readSample(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`${import.meta.env.BASE_URL}sandbox/samples/${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

export const listSamples = async (folder: string): Promise<string[]> =>
  __DEMO_SAMPLES__
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
    .toSorted()
