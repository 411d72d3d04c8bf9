import { getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

function shortError(message: string | null): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  return error
}

/**
 * A failed query prints the whole document into its error, at each poll of a wait too, which discards all errors but
 * the last and prints the document itself.
 */
export const shortQueryErrors: Pick<ReturnType<typeof getConfig>, 'getElementError'> = {
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? shortError(message)
      : getElementError(message, container),
}
