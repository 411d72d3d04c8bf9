type Resolvers<Value> = {
  resolve: (value: Value | PromiseLike<Value>) => void
  reject: (reason?: unknown) => void
}

/**
 * `Promise.withResolvers` for pdf.js, whose legacy build no longer brings it: Chrome has it since 119, Safari since 17.4 and
 * Firefox since 121. Import it before pdf.js, in the page and in the worker.
 */
function withResolvers<Value>(): Resolvers<Value> & { promise: Promise<Value> } {
  const resolvers: Partial<Resolvers<Value>> = {}
  const promise = new Promise<Value>((resolve, reject) => {
    resolvers.resolve = resolve
    resolvers.reject = reject
  })
  return { promise, ...(resolvers as Resolvers<Value>) } // a promise calls its function at once
}

if (!('withResolvers' in Promise))
  Object.defineProperty(Promise, 'withResolvers', {
    value: withResolvers,
    configurable: true,
    writable: true,
  })
