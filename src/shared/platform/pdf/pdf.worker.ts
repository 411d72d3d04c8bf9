import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'

// For a damaged file, pdf.js requests all pages at once and reports the first failure. The other rejections
// (XRefEntryException, ParserEOFException) add nothing and would count as uncaught errors of the page.
addEventListener('unhandledrejection', (event) => event.preventDefault())
