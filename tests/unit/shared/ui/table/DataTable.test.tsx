import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { TablePaging } from '#shared/ui/table/query/usePagedRows.ts'
import { show, names, address, head, press } from './TestList.tsx'

describe('sorting', () => {
  it('sorts up, down and back, announces it, and stores it in the URL', async () => {
    const { user } = show()
    await user.click(press('Name'))
    expect(names()[0]).toBe('Asha 2')
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
    expect(address()).toBe('?sort=name')
    await user.click(press('Name'))
    expect(names()[0]).toBe('Vikram 4')
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending')
    expect(address()).toBe('?sort=-name')
    await user.click(press('Name'))
    expect(names()[0]).toBe('Rohit 1')
    expect(head('Name')).not.toHaveAttribute('aria-sort')
    expect(address()).toBe('')
  })

  it.each([
    ['?sort=pay', 'Asha 2', 'Rohit 1'],
    ['?sort=-pay', 'Harpreet 7', 'Rohit 1'],
  ])('%s sorts numbers by value with missing ones last', (sort, first, last) => {
    show({}, `/${sort}`)
    expect(names().at(0)).toBe(first)
    expect(names().at(-1)).toBe(last)
  })

  it('ignores an unknown or unsortable column', () => {
    show({}, '/?sort=status')
    expect(names()[0]).toBe('Rohit 1')
    expect(screen.queryByRole('button', { name: 'Status' })).not.toBeInTheDocument()
  })

  it('leaves sorting to a paging server', () => {
    show({ paging: { kind: 'server', size: 7, total: 70 } }, '/?sort=name')
    expect(names()[0]).toBe('Rohit 1')
    expect(screen.queryByRole('button', { name: 'Name' })).not.toBeInTheDocument()
  })
})

describe('search and filters', () => {
  it('searches while typing, updates the URL after a pause, and Escape clears it', async () => {
    const { user } = show()
    await user.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'FATH')
    expect(names()).toEqual(['Fathima 6'])
    expect(screen.getByText('1 case matches')).toBeInTheDocument()
    await vi.waitFor(() => expect(address()).toBe('?q=FATH'))
    await user.keyboard('{Escape}')
    expect(names()).toHaveLength(7)
    await vi.waitFor(() => expect(address()).toBe(''))
  })

  it('filters, shows the filter as a chip, and Back takes it away', async () => {
    const { user } = show({}, '/?page=1')
    await user.click(press('Only active'))
    expect(address()).toBe('?status=Active')
    expect(names()).toHaveLength(4)
    expect(screen.getByText('4 cases match')).toBeInTheDocument()
    await user.click(press('Remove filter Status Active'))
    expect(names()).toHaveLength(7)
    await user.click(press('Back'))
    expect(names()).toHaveLength(4)
  })

  it('lets Back override what was searched', async () => {
    const { user } = show({}, '/?q=asha')
    const search = screen.getByRole('searchbox', { name: 'Search cases' })
    expect(search).toHaveValue('asha')
    await user.click(press('Only active'))
    await user.clear(search)
    await user.type(search, 'rohit')
    await vi.waitFor(() => expect(address()).toBe('?q=rohit&status=Active'))
    await user.click(press('Back'))
    expect(search).toHaveValue('asha')
    expect(names()).toEqual(['Asha 2'])
  })

  it('distinguishes "none matches" from "none yet", and Reset shows all', async () => {
    const { user, rerender } = show({}, '/?q=zzz&status=Active')
    expect(
      screen.getByRole('heading', { name: 'No case matches this search and these filters' }),
    ).toBeInTheDocument()
    expect(screen.getByText('There are 7 cases in total.')).toBeInTheDocument()
    const [reset] = screen.getAllByRole('button', { name: 'Reset' })
    if (reset !== undefined) await user.click(reset)
    expect(names()).toHaveLength(7)
    expect(address()).toBe('')
    rerender({ rows: [] })
    expect(screen.getByRole('heading', { name: 'No cases yet' })).toBeInTheDocument()
    expect(screen.getByText('Upload a CSV first.')).toBeInTheDocument()
  })
})

describe('pages', () => {
  const paging: TablePaging = { kind: 'client', size: 3 }

  it('moves to First, previous, next and Last, and a new order starts at the first', async () => {
    const { user } = show({ paging })
    expect(names()).toEqual(['Rohit 1', 'Asha 2', 'Meena 3'])
    expect(press('First')).toBeDisabled()
    expect(press('Previous page')).toBeDisabled()
    await user.click(press('Last'))
    expect(names()).toEqual(['Harpreet 7'])
    expect(screen.getByText('7 to 7 of', { exact: false })).toHaveTextContent('7 to 7 of 7')
    expect(press('Next page')).toBeDisabled()
    expect(press('Last')).toBeDisabled()
    await user.click(press('Previous page'))
    expect(address()).toBe('?page=2')
    expect(screen.getByText('2 of 3')).toHaveAttribute('aria-current', 'page')
    await user.click(press('Name'))
    expect(address()).toBe('?sort=name')
    await user.click(press('Next page'))
    await user.click(press('First'))
    expect(address()).toBe('?sort=name')
  })

  it('shows the last page for one past the end', () => {
    show({ paging }, '/?page=99')
    expect(names()).toEqual(['Harpreet 7'])
  })

  it('hides pagination for one page', () => {
    show({ paging: { kind: 'client', size: 7 } })
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    expect(screen.getByText('in total', { exact: false })).toHaveTextContent('7 in total')
  })

  it('uses the server’s page count', async () => {
    const { user } = show({ paging: { kind: 'server', size: 7, total: 15 } })
    expect(screen.getByText('1 of 3')).toBeInTheDocument()
    await user.click(press('Next page'))
    expect(address()).toBe('?page=2')
    expect(screen.getByText('8 to 14 of', { exact: false })).toBeInTheDocument()
  })
})
