import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { useAppSelector, useSessionScope } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import {
  type DocumentTypeWarning,
  type TransferRoute,
  getTransferRoute,
} from './documentTypeWarning.ts'

/** Whether this user can transfer the file to the service that reads it. */
export function useTransferRoute({ id }: AcceptedFile, remark: DocumentTypeWarning): TransferRoute {
  const isLocked = useSessionScope().get(filePasswords).get(id) !== undefined
  return getTransferRoute(remark, useAppSelector(selectUser), isLocked)
}
