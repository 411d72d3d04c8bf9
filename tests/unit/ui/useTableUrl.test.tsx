import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useTableUrl } from '#shared/ui/useTableUrl.ts'

const FILTERS = ['client'] as const
const at = (address: string) =>
  function At({ children }: { children: ReactNode }) {
    return <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  }

it('keeps the filters the same object while only something else in the address changes', () => {
  const useBoth = () => ({ table: useTableUrl(FILTERS), goTo: useNavigate() })
  const { result } = renderHook(useBoth, { wrapper: at('/?client=PIN&client=KVM') })
  const first = result.current.table.query.filters
  expect(first).toEqual({ client: ['PIN', 'KVM'] })
  act(() => result.current.table.setSort({ column: 'name', descending: true }))
  act(() => result.current.table.setSearch('asha'))
  act(() => void result.current.goTo('?client=PIN&client=KVM&open=7'))
  expect(result.current.table.query.filters).toBe(first)
  act(() => result.current.table.setFilter('client', ['PIN']))
  expect(result.current.table.query.filters).toEqual({ client: ['PIN'] })
})
