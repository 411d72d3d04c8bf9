import './addWithResolvers.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'

// pdf.js reports the first failure of a damaged file; the others would count as uncaught errors of the page.
addEventListener('unhandledrejection', (event) => event.preventDefault())
