import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { Sample } from '#shared/upload/sample.ts'
import type { Country } from './contract.ts'

const US_RETAILER: Sample = {
  name: 'US_Retailer.pdf',
  url: '/samples/US_Retailer.pdf',
  size: 7676,
  pages: 3,
}

/** Offered to trial users; the files stand in public/samples. */
export const STATEMENT_SAMPLES: readonly Sample[] = [
  {
    name: 'Indian_Manufacturer.pdf',
    url: '/samples/Indian_Manufacturer.pdf',
    size: 8978,
    pages: 3,
  },
  US_RETAILER,
]

/** Choosing the sample named for a US retailer preselects US (analyzers §2). */
export function countryOfSample({ name, sample }: Pick<AcceptedFile, 'name' | 'sample'>): Country {
  return sample && name === US_RETAILER.name ? 'US' : 'IN'
}
