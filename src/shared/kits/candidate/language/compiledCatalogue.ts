/** A catalogue after the build: `Values` has what a message takes, by its whole key (`steps.consent.receives`). */
export type Compiled<Catalogue, Values, Prefix extends string = ''> = {
  [Key in keyof Catalogue & string]: Values extends Record<`${Prefix}${Key}`, infer Taken>
    ? (values: Taken) => string
    : Catalogue[Key] extends string
      ? string
      : Compiled<Catalogue[Key], Values, `${Prefix}${Key}.`>
}
