/** 'Name', 'name' → 'Name', 'name (2)': two columns never read alike. */
export function numberRepeats(labels: readonly string[]): string[] {
  const taken = new Set<string>()
  return labels.map((label) => {
    let unique = label
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1)
      unique = `${label} (${number})`
    taken.add(unique.toLowerCase())
    return unique
  })
}
