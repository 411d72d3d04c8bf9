import { expect, it } from 'vitest'
import { summarizeDocuments } from '#features/idExtraction/summarizeDocuments.ts'

const aCard = (fields: Record<string, unknown>) => ({
  docType: 'Voter ID',
  fields: Object.entries(fields).map(([key, value]) => ({ key, value })),
})

it.each([
  ['name', { name: 'Kabir Sethi' }],
  ['elector_name', { elector_name: 'Kabir Sethi' }],
  ['Name of Elector', { 'Name of Elector': 'Kabir Sethi' }],
  ['a nested name', { holder: { father: 'Mohan Sethi', name: 'Kabir Sethi' } }],
])('is about the person under %s', (_, fields) => {
  const documents = [aCard({ doc_id: 'ABC1234567', ...fields })]
  expect(summarizeDocuments({ service: 'voterId', documents }).subject).toBe('Kabir Sethi')
})

it('keeps both values of two keys that read alike', () => {
  const documents = [aCard({ father_name: 'Mohan Sethi', FATHER_NAME: 'M. Sethi' })]
  expect(summarizeDocuments({ service: 'voterId', documents }).rows[0]).toMatchObject({
    'Father name': 'Mohan Sethi',
    'Father name (2)': 'M. Sethi',
  })
})
