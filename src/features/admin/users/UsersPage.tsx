import { WithQueryCache } from '#shared/api/WithQueryCache.tsx'
import { useAppSelector } from '#shared/store/hooks.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { UsersScreen } from './UsersScreen.tsx'

/** /admin/user: the users of every client for a ProductAdmin, those of the own client for a ClientAdmin (shell §2, §6). */
export function UsersPage() {
  const me = useAppSelector(selectUser)
  if (me === null) return null
  return (
    <WithQueryCache>
      <UsersScreen me={me} />
    </WithQueryCache>
  )
}
