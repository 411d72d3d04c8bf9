import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { searchWithOpen } from '../useOpenRecord.ts'
import type { ClientType } from './client.ts'

/** The address bar's name for the switch, and its value for sub-clients; clients leave no trace. */
const TYPE = 'type'
const SUB = 'sub'

const typeIn = (params: URLSearchParams): ClientType =>
  params.get(TYPE) === SUB ? 'subClient' : 'Client'

/** The address with the list of that type. */
function paramsWithType(params: URLSearchParams, type: ClientType): URLSearchParams {
  const next = new URLSearchParams(params)
  if (type === 'subClient') next.set(TYPE, SUB)
  else next.delete(TYPE)
  return next
}

type ShownType = {
  type: ClientType
  showType: (type: ClientType) => void
  /** Closes the open record and shows the list of that type, in one step. */
  closeOn: (type: ClientType) => void
}

/** Which half of the clients is listed: Back, reload and a sent link keep it. */
export function useClientType(): ShownType {
  const [params, setParams] = useSearchParams()
  const showType = useCallback(
    (type: ClientType) => setParams((now) => paramsWithType(now, type)),
    [setParams],
  )
  const closeOn = useCallback(
    (type: ClientType) =>
      setParams((now) => paramsWithType(new URLSearchParams(searchWithOpen(now, null)), type)),
    [setParams],
  )
  return { type: typeIn(params), showType, closeOn }
}
