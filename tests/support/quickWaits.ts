import { getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

function shortError(message: string | null): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  return error
}

/**
 * A query that finds nothing prints the whole document into its error: at each look of a wait too, which drops all
 * errors but the last and prints the document for that one itself.
 */
export const quickWaits: Pick<ReturnType<typeof getConfig>, 'getElementError'> = {
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? shortError(message)
      : getElementError(message, container),
}
