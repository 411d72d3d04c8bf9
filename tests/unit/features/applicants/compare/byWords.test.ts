import { expect, it } from 'vitest'
import { readWordsOnce } from '#features/applicants/compare/byWords.ts'

it('reads narrations once that differ in their digits only', () => {
  const read: string[] = []
  const readWords = readWordsOnce((words) => {
    read.push(words)
    return words
  })
  const narrations = [
    'NEFT-12 ACME',
    'NEFT-98 ACME',
    'NEFT-123 ACME',
    'NEFT-12 ACNE',
    'NEFT-12 ACME',
  ]
  expect(narrations.map(readWords)).toEqual([
    'NEFT-00 ACME',
    'NEFT-00 ACME',
    'NEFT-000 ACME',
    'NEFT-00 ACNE',
    'NEFT-00 ACME',
  ])
  expect(read).toEqual(['NEFT-00 ACME', 'NEFT-000 ACME', 'NEFT-00 ACNE'])
})

it('tells long narrations apart that differ in one letter anywhere', () => {
  const readWords = readWordsOnce((words) => words)
  const text = 'UPI-SOMEBODY WITH A LONG NAME-SOMEBODY@BANK-PAYMENT FOR SOMETHING'
  const narrations = Array.from(text, (_, at) => `${text.slice(0, at)}?${text.slice(at + 1)}`)
  expect([...narrations, ...narrations].map(readWords)).toEqual([...narrations, ...narrations])
})
