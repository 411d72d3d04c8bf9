import { useEffect } from 'react'
import { raise } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { ListTable } from './useListAsked.ts'

/** Says what cannot be searched for (kyc §5); the list stays as it is. */
export function useRefusalSaid({ refused }: ListTable): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (refused !== null) dispatch(raise('phoneNumberInvalid'))
  }, [dispatch, refused])
}
