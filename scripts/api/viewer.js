/** Shows the live socket, or the HTTP calls; the viewer of the calls is loaded only then. */
const isSocket = location.search === '?socket'
document.querySelector(`a[href="?${isSocket ? 'socket' : 'calls'}"]`).ariaCurrent = 'page'
document.querySelector('#socket').hidden = !isSocket
if (!isSocket) {
  const script = document.createElement('script')
  script.src = 'redoc.standalone.js'
  script.addEventListener('load', () => {
    const options = {
      hideDownloadButton: true,
      jsonSampleExpandLevel: 3,
      requiredPropsFirst: true,
      showExtensions: ['x-assumed', 'x-source', 'x-error-without-response'],
      theme: { colors: { primary: { main: '#0b6358' } } },
    }
    globalThis.Redoc.init('openapi.json', options, document.querySelector('#calls'))
  })
  document.body.append(script)
}
