import { fileFinding, type Finding } from '../finding.ts'
import type { Origin } from '../read/origin.ts'

const CLASSES = [
  'editor',
  'pictureEditor',
  'online',
  'office',
  'browser',
  'scanner',
  'report',
  'library',
] as const
export type OriginClass = (typeof CLASSES)[number]

// cspell:disable -- names of programs
/** Programs by their names in the file, the first that fits. */
const PROGRAMS: readonly { pattern: RegExp; class: OriginClass }[] = [
  {
    pattern:
      /photoshop|gimp|canva\b|illustrator|coreldraw|affinity|inkscape|figma|paint\.net|pixelmator|photopea|pixlr|picsart|snapseed|lightroom|photoscape|faceapp|remini/i,
    class: 'pictureEditor',
  },
  {
    pattern:
      /ilovepdf|smallpdf|sejda|pdfescape|pdf2go|soda ?pdf|pdffiller|dochub|pdfcandy|online2pdf|hipdf|xodo|lumin ?pdf|pdf24/i,
    class: 'online',
  },
  {
    pattern:
      /nitro|foxit (?:phantom|pdf editor)|pdf-?xchange|phantompdf|pdfelement|wondershare|able2extract|infix|master pdf editor|libreoffice draw|openoffice\.org draw|\bdraw\b|acrobat (?:pro|standard|\d|dc)(?!.*(?:distiller|pdfmaker|capture|scan))|pdf editor|pdf studio|qoppa|kofax|power ?pdf/i,
    class: 'editor',
  },
  {
    pattern:
      /microsoft.*(?:word|excel|powerpoint|office)|libreoffice|openoffice|writer|calc|pages|numbers|google docs|wps|pdfmaker/i,
    class: 'office',
  },
  {
    pattern:
      /skia\/pdf|chrom(?:e|ium)|mozilla|firefox|safari|quartz pdfcontext|android|print to pdf|wkhtmltopdf|headless/i,
    class: 'browser',
  },
  {
    pattern:
      /scan|camscanner|adobe scan|lens|ricoh|canon|epson|xerox|konica|kyocera|hp (?:officejet|laserjet)/i,
    class: 'scanner',
  },
  {
    pattern:
      /sap|oracle|crystal|jasper|birt|cognos|fop|reporting services|ssrs|finacle|flexcube|stimulsoft|fastreport|docmosis|exstream|streamserve|quadient|papyrus/i,
    class: 'report',
  },
  {
    pattern:
      /itext|pdf-lib|ghostscript|cairo|qpdf|pdfkit|jspdf|fpdf|tcpdf|reportlab|openpdf|pdfbox|mupdf|pikepdf|pypdf|aspose|syncfusion|pdfsharp|dompdf|tex\b|groff|imagemagick|img2pdf|pdfium|prince/i,
    class: 'library',
  },
]
// cspell:enable

const CLASS_TEXTS: Record<OriginClass, string> = {
  editor: 'a PDF editor',
  pictureEditor: 'a drawing or picture editor',
  online: 'an online service',
  office: 'an office program',
  browser: 'a browser or phone, by printing',
  scanner: 'a scanner or scanner app',
  report: 'a report or payroll system',
  library: 'a program library, which banks use, too',
}

const EDITORS: ReadonlySet<OriginClass> = new Set(['editor', 'pictureEditor', 'online'])

/** The class of a program; null for an unknown one. */
export const classOf = (program: string): OriginClass | null =>
  PROGRAMS.find(({ pattern }) => pattern.test(program))?.class ?? null

/** Check 8: the creator decides, because editors leave the producer of a library behind. */
export function originFindings({ creator, producer, history }: Origin): Finding[] {
  const programs = [creator, producer, ...history].filter((name) => name !== '')
  const editor = programs.find((name) => {
    const kind = classOf(name)
    return kind !== null && EDITORS.has(kind)
  })
  const [first] = programs
  if (first === undefined) return [fileFinding('noOrigin')]
  const made = [...new Set([creator, producer])].filter((name) => name !== '').join(', ')
  const kind = classOf(creator) ?? classOf(producer)
  const kindText = kind === null ? '' : CLASS_TEXTS[kind]
  const kindOfEditor = editor === undefined ? null : classOf(editor)
  if (editor !== undefined && kindOfEditor !== null)
    return [fileFinding('editor', editor, CLASS_TEXTS[kindOfEditor], made)]
  return [fileFinding(kind === 'browser' ? 'printed' : 'madeWith', made, kindText)]
}
