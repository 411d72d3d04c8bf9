import { least, sideBySide } from './rows.mjs'

const TASK = { unit: 'ms', reference: 50, goal: 1, of: '50 ms' }

/** Twelve PDFs of 20 MB in the uploader, whose worker runs already, beside reading their bytes. */
export function checkedFiles({ on }, rounds) {
  return on('fileCheck', async (call) => {
    await call('prepare')
    await call('check')
    const found = await sideBySide(
      rounds,
      () => call('check'),
      () => call('read'),
    )
    return [
      {
        name: '12 PDFs, 20 MB checked',
        ...found,
        unit: 'ms',
        goal: 1.5,
        of: 'reading the bytes',
      },
      {
        name: '12 PDFs, 20 MB checked: longest task',
        ours: await least(5, () => call('longestTask')),
        ...TASK,
      },
    ]
  })
}

/** All checks of the history of the same PDFs, beside pdf.js giving their text; both start their worker. */
export function historyOfFiles({ on }, rounds) {
  return on('history', async (call) => {
    await call('prepare')
    const found = await sideBySide(
      rounds,
      () => call('all'),
      () => call('text'),
    )
    const what = 'history of 12 PDFs, 20 MB'
    return [
      { name: what, ...found, unit: 'ms', goal: 1.5, of: 'pdf.js giving their text' },
      {
        name: `${what}: line of the first file`,
        ours: await least(5, () => call('first')),
        unit: 'ms',
        reference: 1000,
        goal: 1,
        of: 'a second',
      },
      { name: `${what}: longest task`, ours: await least(5, () => call('longestTask')), ...TASK },
    ]
  })
}

const VIEWER = { unit: 'ms', of: 'Mozilla’s viewer' }

/** The first page of a PDF in a page that has shown it before. */
export function warmPage({ on }, rounds, pages, mb) {
  return on('firstPage', async (call) => {
    await call('prepare', pages, mb)
    await call('reference')
    await call('ours')
    const warm = await sideBySide(
      rounds,
      () => call('ours'),
      () => call('reference'),
    )
    return [
      {
        name: `first page painted, ${pages} pages, ${mb} MB: warm`,
        ...warm,
        goal: 0.35,
        ...VIEWER,
      },
    ]
  })
}

/** The same in a page that has just been loaded, and the memory of the pictures while all pages are scrolled through. */
export async function coldPage({ on }, rounds, pages, mb) {
  const once = (side) => () =>
    on('firstPage', async (call) => {
      await call('prepare', pages, mb)
      return call(side)
    })
  const cold = await sideBySide(rounds, once('ours'), once('reference'))
  const memory = await on('firstPage', async (call) => {
    await call('prepare', pages, mb)
    return { ours: await call('oursMemory'), reference: await call('referenceMemory') }
  })
  const what = `${pages} pages, ${mb} MB`
  return [
    { name: `first page painted, ${what}: cold`, ...cold, goal: 0.95, ...VIEWER },
    {
      name: `picture memory scrolled through, ${what}`,
      ...memory,
      ...VIEWER,
      unit: 'MB',
      goal: 0.5,
    },
  ]
}

/** The first rows of a workbook in the preview. */
export function workbook({ on }, rounds, { sheets, rows, columns, what }) {
  return on('workbook', async (call) => {
    await call('prepare', sheets, rows, columns)
    const first = await sideBySide(
      rounds,
      () => call('open'),
      () => call('reference'),
    )
    return [
      {
        name: `workbook, ${what}: first rows`,
        ...first,
        unit: 'ms',
        goal: 0.4,
        of: 'SheetJS on the main thread',
      },
      { name: `workbook, ${what}: longest task`, ours: await call('longestTask'), ...TASK },
    ]
  })
}

/** A file of candidates, until its report is there; both workers start with it. */
export function csvFile({ on }, rounds, rows) {
  return on('csv', async (call) => {
    await call('prepare', rows)
    const what = `CSV of ${rows.toLocaleString('en')} rows`
    const found = await sideBySide(
      rounds,
      () => call('preflight'),
      () => call('reference'),
    )
    return [
      {
        name: `${what}: pre-flight`,
        ...found,
        unit: 'ms',
        goal: 2,
        of: 'Papa Parse alone in a worker',
      },
      {
        name: `${what}: longest task`,
        ours: await least(5, () => call('longestTask')),
        ...TASK,
      },
    ]
  })
}

/** The documents of an applicant, whose transactions are in the worker. */
export function applicant({ on }, rounds, transactions) {
  return on('applicant', async (call) => {
    await call('prepare', transactions)
    const what = `applicant, 36 months, ${transactions.toLocaleString('en')} transactions`
    const found = await sideBySide(
      rounds,
      () => call('compare'),
      () => call('reference'),
    )
    return [
      {
        name: `${what}: compared`,
        ...found,
        unit: 'ms',
        goal: 3,
        of: 'Papa Parse of the same rows in the same worker',
      },
      { name: `${what}: longest task`, ours: await least(5, () => call('longestTask')), ...TASK },
    ]
  })
}
