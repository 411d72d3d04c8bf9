import { expect, it } from 'vitest'
import { accountFacts, compare, statementOf } from '#tests/support/applicantDocuments.ts'

const workbook = statementOf([['2026-04-01', 'UPI DMART', -500]])

it.each([
  ['a statement whose number is only in its workbook', 'HDFC Bank', 'HDFC', 'HDFC •••• 7812'],
  ['a passbook', '', 'Passbook', 'Passbook •••• 7812'],
])('%s', async (_, bank, title, expected) => {
  const facts = { ...accountFacts(bank, null), title }
  const { documents, conduct } = await compare({ facts, workbook })
  expect(documents.map((document) => document.title)).toEqual([expected])
  expect(conduct.map(({ account }) => account)).toEqual([expected])
})

it.each([
  ['HDFC', 'HDFC Bank Ltd', 1],
  ['Bank of India', 'Bank of Baroda', 2],
  ['Indian Bank', 'Indian Overseas Bank', 2],
])('%s and %s with the same last digits are %i account(s)', async (first, second, count) => {
  const { conduct } = await compare(
    { facts: accountFacts(first, '7812'), workbook },
    { facts: accountFacts(second, '7812'), workbook },
  )
  expect(conduct).toHaveLength(count)
})
