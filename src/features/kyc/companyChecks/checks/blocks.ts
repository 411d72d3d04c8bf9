import { PAGE_SIZE } from '#shared/records/list/page.ts'

/** Rows of a page of the table (kyc §9). */
export const SHOWN_ROWS = 8
/**
 * Calls of a block: what is fetched and sorted together. However long the list is, no more of it is held; 8 calls of 50 jobs
 * are 50 whole pages.
 */
export const BLOCK_CALLS = 8
const BLOCK_ROWS = BLOCK_CALLS * PAGE_SIZE

/** The place of a page of the table in the list and in its block; rows count from 0. */
export type PagePlace = { block: number; first: number; end: number }

/** @param page from 1. */
export function placeOf(page: number): PagePlace {
  const before = (page - 1) * SHOWN_ROWS
  const block = Math.floor(before / BLOCK_ROWS)
  const first = before - block * BLOCK_ROWS
  return { block, first, end: first + SHOWN_ROWS }
}

/** How many rows of the block the page needs, of a list of so many. */
export const neededRows = ({ block, end }: PagePlace, total: number): number =>
  Math.min(end, total - block * BLOCK_ROWS)

/** How many pages the table has. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / SHOWN_ROWS))
