import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector, useSession } from '#shared/store/hooks.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import { type Remark, type Way, wayOf } from './remark.ts'

/** Whether this user can take a file to the service that reads it. */
export function useWay({ id }: AcceptedFile, remark: Remark): Way {
  const isLocked = useSession().get(filePasswords).of(id) !== undefined
  return wayOf(remark, useAppSelector(selectUser), isLocked)
}
