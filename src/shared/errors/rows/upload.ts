import bank from 'bootstrap-icons/icons/bank.svg?raw'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import files from 'bootstrap-icons/icons/files.svg?raw'
import folder from 'bootstrap-icons/icons/folder-x.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-bottom.svg?raw'
import inputCursor from 'bootstrap-icons/icons/input-cursor-text.svg?raw'
import lock from 'bootstrap-icons/icons/lock.svg?raw'
import unlock from 'bootstrap-icons/icons/unlock.svg?raw'
import { BASE_NAME_MAX_LENGTH, LARGE_FILE_BYTES, UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { sayMegabytes } from '#shared/lib/size.ts'
import type { ErrorName } from '../errorNames.ts'
import { failure, notice, success, warning, type ErrorRow } from '../errorRow.ts'

const { payslip, bankStatement } = UPLOAD_LIMITS

const tooLarge = (bytes: number) =>
  warning({
    title: 'File too large',
    descriptionFirst: `A file must be under ${sayMegabytes(bytes)}, so this one was not added.`,
    descriptionSecond: 'Save it with a lower resolution or split it, then upload it again.',
    icon: fileX,
  })

const corrupt = failure({
  title: 'File cannot be read',
  descriptionFirst: 'The file is damaged or is not what its name says, so it was not added.',
  descriptionSecond: 'Open it on your computer, save it anew, or ask for it again.',
  icon: fileX,
})

/** Checks of the uploaders (shell §8, analyzers §5). The file stays untouched on the user's computer in all of them. */
export const UPLOAD_ROWS = {
  servicefilesizeError: tooLarge(payslip.fileBytes),
  filesizeError: tooLarge(LARGE_FILE_BYTES),
  fileLengthError: warning({
    title: 'File name too long',
    descriptionFirst: `A name may have ${BASE_NAME_MAX_LENGTH} characters before the extension.`,
    descriptionSecond: 'AUTORENAME shortens it for the upload; your own file keeps its name.',
    icon: inputCursor,
    autoRename: true,
  }),
  filenameError: warning({
    title: 'File name not allowed',
    descriptionFirst: 'Filename has unsupported Characters.',
    descriptionSecond:
      'Letters, digits, space and . _ - ( ) / \\ are allowed. AUTORENAME removes the others for the upload; your own file keeps its name.',
    icon: inputCursor,
    autoRename: true,
  }),
  wrongFormat: warning({
    title: 'File type not accepted',
    descriptionFirst: 'This file was not added.',
    descriptionSecond: 'Only PDF files are accepted here.',
    icon: fileX,
  }),
  passwordProtectFileError: warning({
    title: 'File is password protected',
    descriptionFirst: 'This service cannot take a locked file, so it was not added.',
    descriptionSecond: 'Save a copy without a password and upload that.',
    icon: lock,
  }),
  fileProtectedError: warning({
    title: 'File is password protected',
    descriptionFirst: 'The file is locked and cannot be read yet.',
    descriptionSecond: 'Enter its password to unlock it, or remove it.',
    icon: lock,
  }),
  fileProtectedWrongError: failure({
    title: 'Wrong password',
    descriptionFirst: 'The password does not open this file.',
    descriptionSecond: 'Enter it again, or upload a copy without a password.',
    icon: lock,
  }),
  fileProtectedStayWrongError: failure({
    title: 'Wrong password',
    descriptionFirst: 'Sorry, wrong password. Please try again.',
    icon: lock,
  }),
  fileCorrptError: corrupt,
  fileCorruptError: corrupt,
  mixedFormat: warning({
    title: 'PDF and images cannot be mixed',
    descriptionFirst: 'One upload holds either PDF files or images. What was there is kept.',
    descriptionSecond: 'Upload the other kind on its own.',
    icon: files,
  }),
  fileCountError: warning({
    title: 'Too many files',
    descriptionFirst: 'More than can be uploaded here at once. What was there is kept.',
    descriptionSecond: `At most ${bankStatement.maxFiles} files go together. Remove one first, or put several into one PDF.`,
    icon: files,
  }),
  totalFileSizeError: warning({
    title: 'Files too large together',
    descriptionFirst: 'More than can be uploaded here together. What was there is kept.',
    descriptionSecond: `Here all files together have at most ${sayMegabytes(bankStatement.totalBytes)}. Remove one first, or upload smaller ones.`,
    icon: files,
  }),
  filePagesError: warning({
    title: 'Too many pages',
    descriptionFirst: 'File has Exceeded Page Limit.',
    descriptionSecond: `Here a file has fewer than ${bankStatement.pagesFrom} pages. Split it, then upload the parts you need.`,
    icon: files,
  }),
  noFileUnlocked: failure({
    title: 'No file unlocked',
    descriptionFirst: 'The password opens none of the locked files.',
    descriptionSecond: 'Try another one, or unlock the files one by one.',
    icon: lock,
  }),
  someFilesUnlocked: warning({
    title: 'Some files unlocked',
    descriptionFirst: 'The password opened some of the files; these stay unlocked.',
    descriptionSecond: 'Enter the password of the others one by one.',
    icon: unlock,
  }),
  allFilesUnlocked: success({
    title: 'All files unlocked',
    descriptionFirst: 'The password opened every file. You can continue.',
    icon: unlock,
  }),
  fileTooSlowError: failure({
    title: 'File takes too long to read',
    descriptionFirst: 'The reader gave no sign of life, so it was stopped and the file not added.',
    descriptionSecond:
      'Print it to a new PDF, or ask for another copy. Other files are not affected.',
    icon: hourglass,
  }),
  fileUnpackedSizeError: warning({
    title: 'Too much is packed into the file',
    descriptionFirst: 'Opened, it would take more memory than a page may use, so it was not added.',
    descriptionSecond: 'Split it, or save it anew with less in it.',
    icon: fileX,
  }),
  emptyFolderError: warning({
    title: 'The folder is empty',
    descriptionFirst: 'A folder without a file in it was dropped; nothing was added.',
    descriptionSecond: 'Open the folder and drop the files themselves.',
    icon: folder,
  }),
  uploadBankInsights: notice({
    title: 'Bank or account type not chosen',
    descriptionFirst: 'Choose both for a better analysis.',
    descriptionSecond: 'If you continue without, they are sent as Bank Name and other.',
    icon: bank,
  }),
} as const satisfies Partial<Record<ErrorName, ErrorRow>>
