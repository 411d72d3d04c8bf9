/** Of so many Playwright tests one may need its second try: a browser on a busy machine. Each is named; more of them is a fault. */
const TESTS_PER_SECOND_TRY = 50

/** Titles of Playwright's tests with this outcome, each with its file. */
function named({ suites = [] }, status) {
  return suites.flatMap((suite) => [
    ...named(suite, status),
    ...suite.specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file} › ${title}`),
  ])
}

/** vitest's tests that failed, each with its file and the first line of what it says. */
function failedOf({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const file = name.replace(`${process.cwd()}/`, '')
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [`${file}: ${firstLine(message)}`]
    return failed.map(
      ({ fullName, failureMessages = [] }) =>
        `${file} › ${fullName}: ${firstLine(failureMessages[0])}`,
    )
  })
}

const firstLine = (message) => String(message ?? '').split('\n', 1)[0]

const NOTHING = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }

/**
 * What both runners counted, and the last lines of `npm test`. A report that is missing counts nothing.
 * @param {object | null} vitest its JSON report
 * @param {object | null} playwright its JSON report
 * @returns {{lines: string[], isGood: boolean}}
 */
export function summary(vitest, playwright) {
  const { expected, flaky, unexpected, skipped } = playwright?.stats ?? NOTHING
  const allowed = Math.ceil((expected + flaky + unexpected) / TESTS_PER_SECOND_TRY)
  const passed = (vitest?.numPassedTests ?? 0) + expected + flaky
  const failed = (vitest?.numFailedTests ?? 0) + unexpected
  const left = (vitest?.numPendingTests ?? 0) + skipped
  const failures = [
    ...(vitest === null ? [] : failedOf(vitest)),
    ...(playwright === null ? [] : named(playwright, 'unexpected')),
  ]
  const secondTries = playwright === null ? [] : named(playwright, 'flaky')
  return {
    lines: [
      ...failures.map((test) => `Failed: ${test}`),
      ...secondTries.map((test) => `Passed at the second try: ${test}`),
      ...(flaky > allowed ? [`${flaky} second tries; at most ${allowed} may need one.`] : []),
      '',
      `${passed} passed, ${failed} failed${left > 0 ? `, ${left} skipped` : ''}`,
    ],
    isGood: failed === 0 && passed > 0 && flaky <= allowed,
  }
}
