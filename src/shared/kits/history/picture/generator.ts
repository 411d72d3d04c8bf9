import type { PictureFile } from './pictureFile.ts'

/** 'made': the picture itself. 'part': it was edited with a generator, or one of its sources was made by one. */
export type GeneratorUse = { kind: 'made' | 'part'; said: string }

const GENERATED = '/trainedAlgorithmicMedia'
const COMPOSITE = '/compositeWithTrainedAlgorithmicMedia'
/** The picture began as another file, such as a photo of which a part was filled in. */
const OPENED = 'c2pa.opened'
const latin = new TextDecoder('latin1')

/** What Content Credentials, XMP and the texts of a PNG say about a generator; null where they say nothing. */
export function generatorUse({
  credentials,
  xmp,
  texts,
}: Pick<PictureFile, 'credentials' | 'xmp' | 'texts'>): GeneratorUse | null {
  const all = latin.decode(credentials)
  const active = latin.decode(lastManifest(credentials))
  if (active.includes(GENERATED) && !active.includes(OPENED))
    return { kind: 'made', said: 'its Content Credentials' }
  if (xmp.includes(GENERATED)) return { kind: 'made', said: 'its information (IPTC)' }
  const parameters = texts.get('parameters') ?? ''
  if (/\bSteps: \d+/.test(parameters) && /\bSampler: /.test(parameters))
    return { kind: 'made', said: 'the settings of the generator, which are in the file' }
  if (/"class_type"\s*:\s*"KSampler/.test(texts.get('prompt') ?? ''))
    return { kind: 'made', said: 'the settings of the generator, which are in the file' }
  if (all.includes(GENERATED) || all.includes(COMPOSITE))
    return { kind: 'part', said: 'its Content Credentials' }
  return xmp.includes(COMPOSITE) ? { kind: 'part', said: 'its information (IPTC)' } : null
}

/** Manifests stand in the store one after the other; the last one is about the picture, the others about its sources. */
function lastManifest(store: Uint8Array): Uint8Array {
  const view = new DataView(store.buffer, store.byteOffset, store.byteLength)
  const end = store.length < 8 ? 0 : Math.min(store.length, view.getUint32(0))
  let last = store.subarray(0, 0)
  for (let at = 8; at + 8 <= end;) {
    const length = view.getUint32(at)
    if (length < 8) break
    last = store.subarray(at, at + length)
    at += length
  }
  return last
}
