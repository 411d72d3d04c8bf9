import { PAGE_SIZE } from '#shared/kits/records/list/page.ts'

/** Rows of a page of the table (kyc §9). */
export const ROWS_PER_PAGE = 8
/**
 * Calls per block, which is fetched and sorted as one, so that memory is limited; 8 calls of 50 jobs are 50 whole
 * pages.
 */
export const BLOCK_CALLS = 8
const BLOCK_ROWS = BLOCK_CALLS * PAGE_SIZE

/** The position of a table page in its block; rows are zero-based. */
export type PagePosition = { block: number; first: number; end: number }

/** @param page one-based */
export function pagePosition(page: number): PagePosition {
  const before = (page - 1) * ROWS_PER_PAGE
  const block = Math.floor(before / BLOCK_ROWS)
  const first = before - block * BLOCK_ROWS
  return { block, first, end: first + ROWS_PER_PAGE }
}

export const neededRows = ({ block, end }: PagePosition, total: number): number =>
  Math.min(end, total - block * BLOCK_ROWS)

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / ROWS_PER_PAGE))
