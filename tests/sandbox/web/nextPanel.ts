import { API_CALLS } from '#api/calls.ts'
import type { NextAnswer } from '../next/answers.ts'
import type { World } from '../world.ts'
import { html, type Html } from './html.ts'

/** A form that was refused: why, and what was typed into it. */
export type RefusedForm = { problem: string; fields: URLSearchParams }

const STATUSES = [
  ['500', 'Internal server error'],
  ['400', 'Refused; the detail of the body decides which dialog follows'],
  ['401', 'Not authenticated'],
  ['422', 'A field is wrong'],
  ['429', 'Too many attempts'],
  ['503', 'Not available'],
  ['200', 'Success, with a body of yours'],
  ['dropped', 'The connection breaks'],
  ['normal', 'The call’s own answer, after the delay'],
] as const

const callOptions = (chosen: string): Html[] =>
  [...new Set(API_CALLS.map(({ area }) => area))].map(
    (area) =>
      html`<optgroup label="${area}">
        ${API_CALLS.filter((call) => call.area === area).map(
          ({ name, summary }) =>
            html`<option value="${name}" ${name === chosen ? html`selected` : ''}>
              ${name}: ${summary}
            </option>`,
        )}
      </optgroup>`,
  )

function form(refused: RefusedForm | undefined): Html {
  const typed = (name: string, start = '') => refused?.fields.get(name) ?? start
  return html`<form method="post" action="/sandbox/next">
    ${refused === undefined ? '' : html`<p class="problem" role="alert">${refused.problem}</p>`}
    <label for="next-call">Call</label>
    <select id="next-call" name="call" ${refused === undefined ? '' : html`autofocus`}>
      ${callOptions(typed('call'))}
    </select>
    <div class="row">
      <label
        >Status
        <input name="status" list="next-statuses" placeholder="500" value="${typed('status')}"
      /></label>
      <label
        >Delay in ms
        <input name="delay" type="number" min="0" placeholder="0" value="${typed('delay')}"
      /></label>
      <label
        >Times <input name="times" type="number" min="1" placeholder="1" value="${typed('times')}"
      /></label>
    </div>
    <datalist id="next-statuses">
      ${STATUSES.map(([value, label]) => html`<option value="${value}">${label}</option>`)}
    </datalist>
    <label for="next-body">Body</label>
    <textarea
      id="next-body"
      name="body"
      rows="3"
      spellcheck="false"
      placeholder='{"detail": "Insufficient Credits"}'
    >
${typed('body')}</textarea>
    <button>Script</button>
  </form>`
}

const shown = ({ status, body }: NextAnswer): string =>
  [
    status,
    ...(body === undefined ? [] : [typeof body === 'string' ? body : JSON.stringify(body)]),
  ].join(' ')

const clearForm = (label: string, { id = '', name = label } = {}): Html =>
  html`<form method="post" action="/sandbox/next/clear">
    <input type="hidden" name="id" value="${id}" /><button aria-label="${name}">${label}</button>
  </form>`

function list(answers: readonly NextAnswer[]): Html {
  if (answers.length === 0) return html`<p class="line">Nothing is scripted.</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Scripted answers">
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Answer</th>
            <th scope="col">When</th>
            <th scope="col">Clear</th>
          </tr>
        </thead>
        <tbody>
          ${answers.map(
            (answer) =>
              html`<tr>
                <th scope="row">${answer.call}</th>
                <td><code>${shown(answer)}</code></td>
                <td>
                  ${answer.left} of ${answer.times}
                  left${answer.delay > 0 ? `, after ${answer.delay} ms` : ''}
                </td>
                <td>${clearForm('Clear', { id: answer.id, name: `Clear ${answer.call}` })}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${clearForm('Clear all')}`
}

/** What the next calls are answered: the form, and what is scripted. */
export const nextPanel = ({ nextAnswers }: World, refused?: RefusedForm): Html =>
  html`<section class="panel" id="next" aria-labelledby="next-title">
    <h2 id="next-title">Answer of the next call</h2>
    <p class="line">
      Answers a call of the portal in place of the sandbox, before anything of it is checked. An
      empty field takes its default. A body is JSON, or a text such as an HTML page. Tests use
      <code>POST /sandbox/api/next</code>. The live socket of a UAN job is no such call: only
      <a href="#magic-uanJob">magic values</a> change what it does.
    </p>
    ${form(refused)} ${list(nextAnswers)}
  </section>`
