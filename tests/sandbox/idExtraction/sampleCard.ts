import type { Card, DocType } from './parseCards.ts'

/** Returned for pictures, which the sandbox cannot read; each sample says so and has numbers in the right format. */
const NOTE = 'Sample result: the sandbox does not read pictures'

const SAMPLES: Record<DocType, Omit<Card, 'doc_type'>> = {
  AADHAAR: { doc_id: '300040005008', name: 'Sample Person', dob: '01/01/1990', gender: 'FEMALE' },
  PAN: {
    doc_id: 'ABCPS1234A',
    name: 'Sample Person',
    father_name: 'Sample Parent',
    dob: '01/01/1990',
  },
  DL: {
    doc_id: 'KA01 20150000001',
    name: 'Sample Person',
    dob: '01/01/1990',
    valid_till: '31/12/2035',
  },
  VOTERID: { doc_id: 'SMP1234567', elector_name: 'Sample Person', dob: '01/01/1990' },
  RC: {
    doc_id: 'KA01 AB 1234',
    owner_name: 'Sample Person',
    maker: 'Sample Motors',
    fuel: 'PETROL',
  },
}
const ADDRESS = ['1 Sample Street,', 'Sample Nagar,', 'Bengaluru 560001']

/** No call names the document type, so the file name decides; otherwise it is an Aadhaar card. */
const NAMED: readonly [RegExp, DocType][] = [
  [/pan/i, 'PAN'],
  [/driv|licen|\bdl\b/i, 'DL'],
  [/voter|epic/i, 'VOTERID'],
  [/\brc\b|registration|vehicle/i, 'RC'],
]

export function sampleCard(fileName: string): Card {
  const name = fileName.replaceAll(/[_-]/g, ' ')
  const type = NAMED.find(([test]) => test.test(name))?.[1] ?? 'AADHAAR'
  return { doc_type: type, ...SAMPLES[type], address: ADDRESS, note: NOTE }
}
