// cspell:ignore jumb
import { expect, it } from 'vitest'
import { generatorUse } from '#shared/kits/history/picture/generator.ts'

const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const TRAINED = `${SOURCE}trainedAlgorithmicMedia`

/** A store of Content Credentials with these manifests, one after the other. */
function credentials(...manifests: string[]): Uint8Array {
  const boxes = manifests.map((text) => box(new TextEncoder().encode(text)))
  return box(Uint8Array.from(boxes.flatMap((bytes) => Array.from(bytes))))
}

/** Four bytes of length, four of type. */
function box(content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + content.length)
  new DataView(bytes.buffer).setUint32(0, bytes.length)
  bytes.set(new TextEncoder().encode('jumb'), 4)
  bytes.set(content, 8)
  return bytes
}

const useIn = (...manifests: string[]) =>
  generatorUse({ credentials: credentials(...manifests), xmp: '', texts: new Map() })?.kind ?? null

it.each([
  ['made', 'made by a generator', [`c2pa.created ${TRAINED} c2pa.converted`]],
  ['part', 'opened from a photo, a part of it filled in', [`c2pa.opened c2pa.edited ${TRAINED}`]],
  ['part', 'put together with a made picture', [`c2pa.created ${TRAINED}`, 'c2pa.placed']],
  [
    'part',
    'edited with a generator',
    [`c2pa.edited ${SOURCE}compositeWithTrainedAlgorithmicMedia`],
  ],
  [null, 'taken by a camera', [`c2pa.created ${SOURCE}digitalCapture`]],
])('says %s of a picture that was %s', (kind, _how, manifests) => {
  expect(useIn(...manifests)).toBe(kind)
})
