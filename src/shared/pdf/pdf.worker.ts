import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'

// pdf.js asks for all pages of a damaged file at once and answers with the first failure. The other ones
// (XRefEntryException, ParserEOFException) say nothing more, and would count as uncaught errors of the page.
addEventListener('unhandledrejection', (event) => event.preventDefault())
