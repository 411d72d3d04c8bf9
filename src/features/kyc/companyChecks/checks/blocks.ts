import { PAGE_SIZE } from '#shared/kits/records/list/page.ts'

/** kyc §9 */
export const ROWS_PER_PAGE = 8
/** A block is fetched and sorted as one, which limits memory; 8 calls of 50 jobs are 50 whole pages. */
export const BLOCK_CALLS = 8
const BLOCK_ROWS = BLOCK_CALLS * PAGE_SIZE

export type PagePosition = { block: number; first: number; end: number }

/** `page` is one-based, rows are zero-based. */
export function pagePosition(page: number): PagePosition {
  const before = (page - 1) * ROWS_PER_PAGE
  const block = Math.floor(before / BLOCK_ROWS)
  const first = before - block * BLOCK_ROWS
  return { block, first, end: first + ROWS_PER_PAGE }
}

export const neededRows = ({ block, end }: PagePosition, total: number): number =>
  Math.min(end, total - block * BLOCK_ROWS)

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / ROWS_PER_PAGE))
