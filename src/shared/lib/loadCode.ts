/** Code of ours did not come: it says nothing about what was to be done with it, which can be done again. */
export class CodeLost extends Error {
  override name = 'CodeLost'
}

/** What an `import()` brings; asked again, a failed one is fetched again. @throws CodeLost */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    throw new CodeLost('Code of the portal did not come.', { cause })
  }
}
