import bank from 'bootstrap-icons/icons/bank.svg?raw'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import files from 'bootstrap-icons/icons/files.svg?raw'
import folder from 'bootstrap-icons/icons/folder-x.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-bottom.svg?raw'
import inputCursor from 'bootstrap-icons/icons/input-cursor-text.svg?raw'
import lock from 'bootstrap-icons/icons/lock.svg?raw'
import unlock from 'bootstrap-icons/icons/unlock.svg?raw'
import {
  BASE_NAME_MAX_LENGTH,
  LARGE_FILE_BYTES,
  UPLOAD_LIMITS,
} from '#shared/platform/config/limits.ts'
import { formatWholeMegabytes } from '#shared/platform/lib/numbers/size.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import {
  defineConfirmDialog,
  defineErrorDialog,
  defineInfoDialog,
  defineSuccessDialog,
  defineWarningDialog,
  type DialogDefinition,
} from '../dialogDefinition.ts'

const { payslip, bankStatement } = UPLOAD_LIMITS

const tooLarge = (bytes: number) =>
  defineWarningDialog({
    title: 'File too large',
    descriptionFirst: `A file must be under ${formatWholeMegabytes(bytes)}, so this one was not added.`,
    descriptionSecond: 'Save it with a lower resolution or split it, then upload it again.',
    icon: fileX,
  })

const corrupt = defineErrorDialog({
  title: 'File cannot be read',
  descriptionFirst:
    'The file is damaged or its content does not match its name, so it was not added.',
  descriptionSecond: 'Open it on your computer and save it again, or ask for another copy.',
  icon: fileX,
})

/** Upload checks (shell §8, analyzers §5). The file on the user's computer never changes. */
export const UPLOAD_DIALOGS = {
  servicefilesizeError: tooLarge(payslip.fileSizeLimitBytes),
  filesizeError: tooLarge(LARGE_FILE_BYTES),
  fileLengthError: defineWarningDialog({
    title: 'File name too long',
    descriptionFirst: `A name can have at most ${BASE_NAME_MAX_LENGTH} characters before the extension.`,
    descriptionSecond: 'AUTORENAME shortens it for the upload; your own file keeps its name.',
    icon: inputCursor,
    autoRename: true,
  }),
  filenameError: defineWarningDialog({
    title: 'File name not allowed',
    descriptionFirst: 'Filename has unsupported Characters.',
    descriptionSecond:
      'Letters, digits, space and . _ - ( ) / \\ are allowed. AUTORENAME removes the others for the upload; your own file keeps its name.',
    icon: inputCursor,
    autoRename: true,
  }),
  wrongFormat: defineWarningDialog({
    title: 'File type not accepted',
    descriptionFirst: 'This file was not added.',
    descriptionSecond: 'Only PDF files are accepted here.',
    icon: fileX,
  }),
  passwordProtectFileError: defineWarningDialog({
    title: 'File is password protected',
    descriptionFirst: 'This service does not accept locked files, so it was not added.',
    descriptionSecond: 'Save a copy without a password and upload that.',
    icon: lock,
  }),
  fileProtectedError: defineWarningDialog({
    title: 'File is password protected',
    descriptionFirst: 'The file is locked and cannot be read yet.',
    descriptionSecond: 'Enter its password to unlock it, or remove it.',
    icon: lock,
  }),
  fileProtectedWrongError: defineErrorDialog({
    title: 'Wrong password',
    descriptionFirst: 'The password does not open this file.',
    descriptionSecond: 'Enter it again, or upload a copy without a password.',
    icon: lock,
  }),
  fileProtectedStayWrongError: defineErrorDialog({
    title: 'Wrong password',
    descriptionFirst: 'Sorry, wrong password. Please try again.',
    icon: lock,
  }),
  fileCorrptError: corrupt,
  fileCorruptError: corrupt,
  mixedFormat: defineWarningDialog({
    title: 'PDF and images cannot be mixed',
    descriptionFirst:
      'An upload can have either PDF files or images. Files already added are kept.',
    descriptionSecond: 'Upload the others separately.',
    icon: files,
  }),
  fileCountError: defineWarningDialog({
    title: 'Too many files',
    descriptionFirst:
      'There are more files than can be uploaded at once. Files already added are kept.',
    descriptionSecond: `At most ${bankStatement.maxFiles} files can be sent together. Remove one first, or merge several into one PDF.`,
    icon: files,
  }),
  totalFileSizeError: defineWarningDialog({
    title: 'Files too large together',
    descriptionFirst: 'Together, the files are too large to upload. Files already added are kept.',
    descriptionSecond: `All files together can have at most ${formatWholeMegabytes(bankStatement.totalSizeLimitBytes)}. Remove one first, or upload smaller ones.`,
    icon: files,
  }),
  filePagesError: defineWarningDialog({
    title: 'Too many pages',
    descriptionFirst: 'File has Exceeded Page Limit.',
    descriptionSecond: `A file must have fewer than ${bankStatement.pageLimit} pages. Split it, then upload the parts you need.`,
    icon: files,
  }),
  noFileUnlocked: defineErrorDialog({
    title: 'No file unlocked',
    descriptionFirst: 'The password does not open any of the locked files.',
    descriptionSecond: 'Try another one, or unlock the files one by one.',
    icon: lock,
  }),
  someFilesUnlocked: defineWarningDialog({
    title: 'Some files unlocked',
    descriptionFirst: 'The password opened some of the files. They stay unlocked.',
    descriptionSecond: 'Enter the passwords of the others one by one.',
    icon: unlock,
  }),
  allFilesUnlocked: defineSuccessDialog({
    title: 'All files unlocked',
    descriptionFirst: 'The password opened every file. You can continue.',
    icon: unlock,
  }),
  fileTooSlowError: defineErrorDialog({
    title: 'File takes too long to read',
    descriptionFirst: 'The reader stopped responding, so the file was not added.',
    descriptionSecond:
      'Print it to a new PDF, or ask for another copy. Other files are not affected.',
    icon: hourglass,
  }),
  fileUnpackedSizeError: defineWarningDialog({
    title: 'File too large when unpacked',
    descriptionFirst: 'It would need more memory than the browser allows, so it was not added.',
    descriptionSecond: 'Split it, or save it again with less data.',
    icon: fileX,
  }),
  emptyFolderError: defineWarningDialog({
    title: 'The folder is empty',
    descriptionFirst: 'You dropped a folder without files, so nothing was added.',
    descriptionSecond: 'Open the folder and drop the files themselves.',
    icon: folder,
  }),
  uploadBankInsights: defineInfoDialog({
    title: 'Not everything was read from the files',
    // Its detail names what is missing.
    descriptionFirst: 'Choose what is missing for a better analysis, or continue without.',
    icon: bank,
  }),
  // Its facts name the files.
  confirmAccounts: defineConfirmDialog({
    title: 'Send these files as they are sorted?',
    descriptionFirst: 'They may not belong to the account in which they are sent.',
    descriptionSecond: 'An analysis of mixed accounts is wrong, and it is charged.',
    icon: bank,
    btnText: 'Send anyway',
    btnSecondText: 'Back to the files',
  }),
} as const satisfies Partial<Record<DialogName, DialogDefinition>>
