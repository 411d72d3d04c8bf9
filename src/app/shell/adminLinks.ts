import { isAdmin, isProductAdmin } from '#shared/platform/session/services/permissions.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'

type AdminLink = { label: string; path: string; canOpen: (user: CurrentUser) => boolean }

const ADMIN_LINKS: readonly AdminLink[] = [
  { label: 'Client Management', path: '/admin/client', canOpen: isProductAdmin },
  { label: 'Service Management', path: '/admin/service', canOpen: isProductAdmin },
  { label: 'User Management', path: '/admin/user', canOpen: isAdmin },
]

/** The Admin menu of this user (shell §2); empty for a User. */
export function adminLinks(user: CurrentUser): readonly AdminLink[] {
  return ADMIN_LINKS.filter(({ canOpen }) => canOpen(user))
}
