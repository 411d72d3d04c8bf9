/** MB in use after everything that nobody holds has been collected. */
export async function heapOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  const {
    usedSize,
    embedderHeapUsedSize = 0,
    backingStorageSize = 0,
  } = await devtools.send('Runtime.getHeapUsage')
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 2 ** 20
}

/** What the engine compiles while a page warms up, and what DevTools note of its calls because they look. */
const NOT_HELD_BY_PAGE = {
  type: new Set(['code', 'object shape']),
  name: /^blink::(NetworkResourcesData|XHRReplayData)|^Performance|JSArrayBufferData$/,
}

/** MB of objects, texts and nodes: the heap without compiled code, what the browser notes of a page, and bytes of photos. */
export async function objectsOf(devtools) {
  const { snapshot, nodes, strings } = JSON.parse(await snapshotOf(devtools))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field))
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    const isReachable =
      !NOT_HELD_BY_PAGE.type.has(types[type][nodes[at + type]]) &&
      !NOT_HELD_BY_PAGE.name.test(strings[nodes[at + name]])
    if (isReachable) bytes += nodes[at + size]
  }
  return bytes / 2 ** 20
}

async function snapshotOf(devtools) {
  const chunks = []
  const addChunk = ({ chunk }) => chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', addChunk)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', addChunk)
  return chunks.join('')
}
