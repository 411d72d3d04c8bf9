import { useCallback } from 'react'
import { openIn, searchWithoutSearch } from '#shared/records/useOpenRecord.ts'
import { useAddressQuery } from '#shared/ui/useAddressQuery.ts'
import type { ClientType } from './client.ts'

/** The address bar's name for the switch, and its values; clients leave no trace while nothing is open. */
const TYPE = 'type'
const SUB = 'sub'

const CLIENT = 'client'

/** The type that an address names; the open record's where it names none, so that a link shows the record in its list. */
function typeIn(params: URLSearchParams, opened: ClientType | undefined): ClientType {
  const named = params.get(TYPE)
  if (named === SUB) return 'subClient'
  return named === CLIENT ? 'Client' : (opened ?? 'Client')
}

/** The address with the list of that type. */
function paramsWithType(params: URLSearchParams, type: ClientType): URLSearchParams {
  const next = new URLSearchParams(params)
  if (type === 'subClient') next.set(TYPE, SUB)
  else if (openIn(next.toString()) !== null) next.set(TYPE, CLIENT)
  else next.delete(TYPE)
  return next
}

type ShownType = {
  type: ClientType
  showType: (type: ClientType) => void
  /** Closes the record that was made and shows the list of its type, in one step. */
  closeOn: (type: ClientType) => void
}

/** Which half of the clients is listed: Back, reload and a sent link keep it. `opened` is the type of the open record. */
export function useClientType(opened: ClientType | undefined): ShownType {
  const { params, change } = useAddressQuery()
  const showType = useCallback(
    (type: ClientType) => change((now) => paramsWithType(now, type)),
    [change],
  )
  const closeOn = useCallback(
    (type: ClientType) => change((now) => paramsWithType(searchWithoutSearch(now), type)),
    [change],
  )
  return { type: typeIn(params, opened), showType, closeOn }
}
