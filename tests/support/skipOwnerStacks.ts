import React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * In development React records a stack for the first ten thousand elements per second, a twelfth of a journey's time.
 * This makes it believe that the limit is reached.
 */
export function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS)
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  })
}
