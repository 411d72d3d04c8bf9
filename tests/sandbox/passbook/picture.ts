import * as v from 'valibot'

const FILE_MAX_BYTES = 10 * 1_048_576

/** First bytes of a picture, by extension. */
const SIGNATURES = {
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47],
} as const

type Extension = keyof typeof SIGNATURES

const extensionOf = (name: string) => name.split('.').pop()?.toLowerCase() ?? ''
const isExtension = (text: string): text is Extension => Object.hasOwn(SIGNATURES, text)

/** A picture by name and size; `hasImageContent` checks its bytes. */
export const PictureSchema = v.pipe(
  v.instance(File, 'must be a file'),
  v.check(({ name }) => isExtension(extensionOf(name)), 'must be .jpg, .jpeg or .png'),
  v.check(({ size }) => size > 0, 'must not be empty'),
  v.check(({ size }) => size < FILE_MAX_BYTES, 'must be under 10 MB'),
)

/** Whether the bytes match the extension. */
export async function hasImageContent(file: File): Promise<boolean> {
  const extension = extensionOf(file.name)
  if (!isExtension(extension)) return false
  const signature = SIGNATURES[extension]
  const head = new Uint8Array(await file.slice(0, signature.length).arrayBuffer())
  return signature.every((byte, at) => head[at] === byte)
}
