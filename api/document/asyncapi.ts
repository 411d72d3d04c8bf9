import type { GenericSchema } from 'valibot'
import type { FrameExample } from '../example.ts'
import { CLIENT_FRAMES, SERVER_FRAMES } from '../socket.ts'
import { FRAME_TEXTS } from '../texts/frames.ts'
import { examplesOf } from './examples.ts'
import { toFrameSchema } from './jsonSchema.ts'
import type { Json } from './relax.ts'

const INFO = `The live socket of a candidate’s UAN page (kyc §7). The page opens it with the job of its link; there is no session.

The order of a visit:

1. The server sends \`INIT\` when the socket opens. A socket that is closed before it means an invalid link.
2. The page sends \`INDEX\` with the encrypted password.
3. The server sends \`CAPTCHA\`, the page answers with \`CAPTCHA\`; a wrong answer brings another picture. Without a captcha, step 4 follows.
4. The server sends \`INDEX\` with status 201: an OTP was sent to the candidate.
5. The page sends \`OTP\`; the server confirms with \`OTP\` and status 202 while it fetches the details.
6. The server sends \`COMPLETED\` and closes.

\`ERROR\` may come at any time. After a reconnection the server sends \`INIT\` again, then the message of the step that waits (decisions D67). A second socket of a job closes the first with status 503.

The examples are recorded from the sandbox, in this order. All persons are invented. Written by \`npm run openapi\`.`

type Side = {
  side: FrameExample['from']
  title: string
  frames: Readonly<Record<string, GenericSchema>>
}

const SIDES: readonly Side[] = [
  { side: 'server', title: 'from the server', frames: SERVER_FRAMES },
  { side: 'client', title: 'from the page', frames: CLIENT_FRAMES },
]

const nameOf = (side: Side['side'], event: string) => `${side}${event}`

const eventOf = (frame: unknown): unknown =>
  typeof frame === 'object' && frame !== null ? Reflect.get(frame, 'event') : undefined

function messageOf(
  { side, title, frames }: Side,
  event: string,
  examples: readonly FrameExample[],
): Json {
  const schema = frames[event]
  const shown = examples.filter(({ from, frame }) => from === side && eventOf(frame) === event)
  return {
    name: event,
    title: `${event} ${title}`,
    description: FRAME_TEXTS[nameOf(side, event)] ?? '',
    contentType: 'application/json',
    payload:
      schema === undefined ? {} : toFrameSchema(schema, nameOf(side, event), side === 'server'),
    examples: shown.map(({ title: summary, frame }) => ({
      name: Object.keys(
        examplesOf([{ title: summary, value: 1 }], { isUnique: true }).examples as object,
      )[0],
      summary,
      payload: frame,
    })),
  }
}

/**
 * The live socket as one AsyncAPI 3 document.
 * @param examples messages of a visit, in order
 */
export function asyncApiDocument(examples: readonly FrameExample[]): Json {
  const messages = SIDES.flatMap((side) =>
    Object.keys(side.frames).map((event) => [
      nameOf(side.side, event),
      messageOf(side, event, examples),
    ]),
  )
  const inComponents = SIDES.flatMap((side) =>
    Object.keys(side.frames).map((event) => {
      const name = nameOf(side.side, event)
      return [name, { $ref: `#/components/messages/${name}` }]
    }),
  )
  /** As the backend sees it. */
  const operations = SIDES.map((side) => [
    side.side === 'server' ? 'toCandidate' : 'fromCandidate',
    {
      action: side.side === 'server' ? 'send' : 'receive',
      channel: { $ref: '#/channels/candidate' },
      summary: side.side === 'server' ? 'What the backend sends' : 'What the page sends',
      messages: Object.keys(side.frames).map((event) => ({
        $ref: `#/channels/candidate/messages/${nameOf(side.side, event)}`,
      })),
    },
  ])
  return {
    asyncapi: '3.0.0',
    id: 'urn:lekha:uan',
    info: { title: 'Live socket of UAN', version: '1', description: INFO },
    defaultContentType: 'application/json',
    servers: {
      backend: {
        host: 'localhost:8080',
        protocol: 'wss',
        description: 'The origin of the portal, or one of VITE_SOCKET_BASES; `ws` for the sandbox.',
      },
    },
    channels: {
      candidate: {
        address: '/UAN/V1/job/{jobId}',
        title: 'A candidate’s visit',
        description: 'One socket for each visit.',
        parameters: { jobId: { description: 'The job, from `id` of the candidate’s link.' } },
        messages: Object.fromEntries(inComponents) as Json,
        bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
      },
    },
    operations: Object.fromEntries(operations) as Json,
    components: { messages: Object.fromEntries(messages) as Json },
  }
}
