import fileEarmarkPdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?raw'
import files from 'bootstrap-icons/icons/files.svg?raw'
import hdd from 'bootstrap-icons/icons/hdd.svg?raw'
import inputCursorText from 'bootstrap-icons/icons/input-cursor-text.svg?raw'
import unlock from 'bootstrap-icons/icons/unlock.svg?raw'
import { BASE_NAME_MAX_LENGTH, type UploadLimits } from '#shared/platform/config/limits.ts'
import { formatWholeMegabytes } from '#shared/platform/lib/numbers/size.ts'
import type { HelpRow } from '#shared/ui/components/overlays/HelpPanel.tsx'
import { formatKinds, formatPageLimit } from './checks/formatLimits.ts'

export type InstructionTexts = {
  /** Default: 'Before you upload'. */
  title?: string
  /** "It may hold several payslips; each becomes its own result." */
  count?: string
  extra?: readonly HelpRow[]
}

/** The rows beside a drop zone, generated from the limits of the checks (D14), then the service's own. */
export function instructionRows(limits: UploadLimits, texts: InstructionTexts = {}): HelpRow[] {
  const acceptsPdf = limits.fileKinds.includes('pdf')
  return [
    countRow(limits, texts.count),
    sizeRow(limits, acceptsPdf),
    ...(acceptsPdf ? [passwordRow(limits)] : []),
    PLAIN_NAME_ROW,
    ...(texts.extra ?? []),
  ]
}

function countRow({ fileKinds, maxFiles, canMixKinds }: UploadLimits, line?: string): HelpRow {
  const onlyPdf = fileKinds.every((kind) => kind === 'pdf')
  const icon = onlyPdf ? fileEarmarkPdf : files
  const accepted = `${formatKinds(fileKinds)}.`
  if (maxFiles === 1)
    return {
      icon,
      title: onlyPdf ? 'One PDF at a time' : 'One file at a time',
      description:
        line ?? (onlyPdf ? 'You can send another while the first is processed.' : accepted),
    }
  const unmixed =
    canMixKinds || onlyPdf || !fileKinds.includes('pdf') ? '' : ' Do not mix PDFs and pictures.'
  return { icon, title: `Up to ${maxFiles} files`, description: line ?? accepted + unmixed }
}

function sizeRow(
  {
    fileKinds,
    fileSizeLimitBytes,
    totalSizeLimitBytes,
    maxFiles,
    pageLimit,
    recommendedPages,
  }: UploadLimits,
  acceptsPdf: boolean,
) {
  const totalText =
    maxFiles > 1 && totalSizeLimitBytes !== undefined
      ? ` At most ${formatWholeMegabytes(totalSizeLimitBytes)} in total.`
      : ''
  const pagesText = `And ${formatPageLimit(pageLimit)}.`
  const isSheet = fileKinds.every((kind) => kind === 'xls' || kind === 'xlsx')
  const sizeAdvice = `That is plenty for a ${isSheet ? 'workbook' : 'sharp picture'}.`
  return {
    icon: hdd,
    title:
      maxFiles > 1
        ? `Each under ${formatWholeMegabytes(fileSizeLimitBytes)}`
        : `Under ${formatWholeMegabytes(fileSizeLimitBytes)}`,
    // No one sends a card with hundreds of pages.
    description:
      (acceptsPdf && recommendedPages === undefined ? pagesText : sizeAdvice) + totalText,
  }
}

export const PLAIN_NAME_ROW: HelpRow = {
  icon: inputCursorText,
  title: 'Simple file name',
  description: `Letters, digits, space and . _ - ( ), at most ${BASE_NAME_MAX_LENGTH} characters. We can rename it for you.`,
}

function passwordRow({ lockedFiles, isOneJobPerFile }: UploadLimits): HelpRow {
  if (lockedFiles === 'unlock')
    return {
      icon: unlock,
      title: 'Locked files are fine',
      description: 'We ask for the password and do not store it.',
    }
  return {
    icon: unlock,
    title: 'No password',
    description:
      isOneJobPerFile === true
        ? 'A locked PDF is not sent. You can unlock it here, and a copy without the password is sent.'
        : 'A locked file is rejected before it is sent.',
  }
}
