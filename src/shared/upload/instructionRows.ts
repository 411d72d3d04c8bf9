import fileEarmarkPdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?raw'
import files from 'bootstrap-icons/icons/files.svg?raw'
import hdd from 'bootstrap-icons/icons/hdd.svg?raw'
import inputCursorText from 'bootstrap-icons/icons/input-cursor-text.svg?raw'
import unlock from 'bootstrap-icons/icons/unlock.svg?raw'
import { BASE_NAME_MAX_LENGTH, type UploadLimits } from '#shared/config/limits.ts'
import { sayMegabytes } from '#shared/lib/size.ts'
import type { HelpRow } from '#shared/ui/HelpPanel.tsx'
import { sayKinds, sayPageLimit } from './limitWords.ts'

/** What a service adds to the rows that its limits give. */
export type InstructionTexts = {
  /** Title of the panel; left out: 'Before you upload'. */
  title?: string
  /** Line under "One PDF at a time": "It may hold several payslips; each becomes its own result." */
  count?: string
  /** Further rows at the end. */
  extra?: readonly HelpRow[]
}

/** The rows beside a drop zone, generated from the limits that the checks read (D14), then the service's own. */
export function instructionRows(limits: UploadLimits, texts: InstructionTexts = {}): HelpRow[] {
  const takesPdf = limits.kinds.includes('pdf')
  return [
    countRow(limits, texts.count),
    sizeRow(limits, takesPdf),
    ...(takesPdf ? [passwordRow(limits)] : []),
    PLAIN_NAME_ROW,
    ...(texts.extra ?? []),
  ]
}

function countRow({ kinds, maxFiles, mixedKinds }: UploadLimits, line?: string): HelpRow {
  const onlyPdf = kinds.every((kind) => kind === 'pdf')
  const icon = onlyPdf ? fileEarmarkPdf : files
  const accepted = `${sayKinds(kinds)}.`
  if (maxFiles === 1)
    return {
      icon,
      title: onlyPdf ? 'One PDF at a time' : 'One file at a time',
      line: line ?? (onlyPdf ? 'A second one can follow while the first is processed.' : accepted),
    }
  const unmixed =
    mixedKinds || onlyPdf || !kinds.includes('pdf') ? '' : ' Not PDFs and pictures together.'
  return { icon, title: `Up to ${maxFiles} files`, line: line ?? accepted + unmixed }
}

function sizeRow(
  { kinds, fileBytes, totalBytes, maxFiles, pagesFrom }: UploadLimits,
  takesPdf: boolean,
) {
  const together =
    maxFiles > 1 && totalBytes !== undefined
      ? ` All together at most ${sayMegabytes(totalBytes)}.`
      : ''
  const pages = `And ${sayPageLimit(pagesFrom)}.`
  const isSheet = kinds.every((kind) => kind === 'xls' || kind === 'xlsx')
  const plenty = `That is plenty for a ${isSheet ? 'workbook' : 'sharp picture'}.`
  return {
    icon: hdd,
    title:
      maxFiles > 1 ? `Each under ${sayMegabytes(fileBytes)}` : `Under ${sayMegabytes(fileBytes)}`,
    line: (takesPdf ? pages : plenty) + together,
  }
}

export const PLAIN_NAME_ROW: HelpRow = {
  icon: inputCursorText,
  title: 'A plain file name',
  line: `Letters, digits, space and . _ - ( ), at most ${BASE_NAME_MAX_LENGTH} characters. We can rename it for you.`,
}

function passwordRow({ locked, eachAlone }: UploadLimits): HelpRow {
  if (locked === 'unlock')
    return {
      icon: unlock,
      title: 'Locked files are fine',
      line: 'You are asked for the password; it is not stored.',
    }
  return {
    icon: unlock,
    title: 'No password',
    line:
      eachAlone === true
        ? 'A locked PDF is not sent. You can unlock it here, and a copy without the password is sent.'
        : 'A locked file is refused before it leaves your computer.',
  }
}
