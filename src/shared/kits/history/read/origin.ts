import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as v from 'valibot'

/** What the file says about its making. Times are ISO with the file's own zone; empty or null where it says nothing. */
export type Origin = {
  creator: string
  producer: string
  /** Programs that XMP lists as having saved it. */
  history: readonly string[]
  created: string | null
  modified: string | null
  xmpCreated: string | null
  xmpModified: string | null
}

const Text = v.fallback(v.string(), '')
const Info = v.fallback(
  v.object({ Creator: Text, Producer: Text, CreationDate: Text, ModDate: Text }),
  { Creator: '', Producer: '', CreationDate: '', ModDate: '' },
)

/** Throws errors of pdf.js. */
export async function readOrigin(proxy: PDFDocumentProxy): Promise<Origin> {
  const { info, metadata } = await proxy.getMetadata()
  const { Creator, Producer, CreationDate, ModDate } = v.parse(Info, info)
  const xmp = (key: string) => {
    const value: unknown = metadata?.get(key)
    return typeof value === 'string' ? value.trim() : ''
  }
  const raw: unknown = metadata?.getRaw()
  const agents =
    typeof raw === 'string' ? raw.matchAll(/softwareAgent(?:>|=["'])([^<"']{1,80})/gi) : []
  return {
    creator: (Creator || xmp('xmp:creatortool')).trim(),
    producer: (Producer || xmp('pdf:producer')).trim(),
    history: [...new Set([...agents].map(([, name = '']) => name.trim()))],
    created: pdfTime(CreationDate),
    modified: pdfTime(ModDate),
    xmpCreated: isoTime(xmp('xmp:createdate')),
    xmpModified: isoTime(xmp('xmp:modifydate')),
  }
}

const PDF_TIME = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?)?/

/** "D:20261001101200+05'30'" as ISO; null for what is no time. */
export function pdfTime(text: string): string | null {
  const parts = PDF_TIME.exec(text)
  if (parts === null) return null
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] = parts
  const [sign, hours = '00', minutes = '00'] = parts.slice(7)
  const zone = sign === undefined ? 'Z' : `${sign}${hours}:${minutes}`
  return isoTime(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
}

const isoTime = (text: string): string | null => (Number.isNaN(Date.parse(text)) ? null : text)
