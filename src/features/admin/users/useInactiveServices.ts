import { useMemo } from 'react'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { isProductAdmin } from '#shared/session/permissions.ts'
import { useServicesQuery } from '../services/servicesApi.ts'

/**
 * The ids of the services that are switched off. Only a ProductAdmin may ask (shell §6); for everybody else, and where
 * the list could not be loaded, none is known to be.
 */
export function useInactiveServices(me: CurrentUser): ReadonlySet<string> {
  const { data } = useServicesQuery(undefined, {
    skip: !isProductAdmin(me),
    refetchOnMountOrArgChange: true,
  })
  return useMemo(() => {
    const inactive = (data ?? []).filter(({ isActive }) => !isActive)
    return new Set(inactive.map(({ serviceId }) => serviceId))
  }, [data])
}
