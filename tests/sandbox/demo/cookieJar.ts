/** The session cookie, which no worker may set in a browser: HttpOnly, so no page needs it. */
export type CookieJar = {
  cookie: string
  /** The request with the cookie, as a server would receive it. */
  addTo: (request: Request) => Request
  /** Takes the cookie out of a response. */
  readFrom: (response: Response) => void
}

/** MSW keeps `Set-Cookie` under a symbol, because a browser's Response drops it. */
function setCookieOf(response: Response): string | undefined {
  const symbol = Object.getOwnPropertySymbols(response).find(
    ({ description }) => description === 'kSetCookie',
  )
  const value: unknown = symbol === undefined ? undefined : Reflect.get(response, symbol)
  return typeof value === 'string' ? value : undefined
}

export function createCookieJar(stored: string): CookieJar {
  return {
    cookie: stored,
    addTo(request) {
      if (this.cookie === '' || request.credentials === 'omit') return request
      const headers = new Headers(request.headers) // unlike the request's own, it takes a cookie
      headers.set('cookie', this.cookie)
      return Object.defineProperty(request, 'headers', { value: headers })
    },
    readFrom(response) {
      const setCookie = setCookieOf(response)
      if (setCookie === undefined) return
      const [pair = ''] = setCookie.split(';')
      this.cookie = setCookie.includes('Max-Age=0') ? '' : pair
    },
  }
}
