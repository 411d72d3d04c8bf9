import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { FileStatusMessage } from '#shared/kits/upload/fileList/fileStatusMessage.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'

export const previouslySentMessage = (
  before: AcceptedFile,
): Pick<FileStatusMessage, 'title' | 'detail'> => ({
  title: 'Already sent',
  detail: `As ${truncateFileName(before.name)}; if you send it again, it is analysed and charged twice`,
})

/** Of a file whose upload the service did not confirm. */
export const MAY_HAVE_ARRIVED_MESSAGE = {
  title: 'May already have been sent',
  detail: 'It may already have been charged; if you send it again, you may be charged twice',
} as const satisfies Pick<FileStatusMessage, 'title' | 'detail'>
