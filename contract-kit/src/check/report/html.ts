import type { CheckResult, OperationResult } from '../check'
import type { Cause } from '../causes'
import { cameOf, type CheckName, checks, type Finding, harms, placeOf, saidBy } from '../checks'
import { duration } from '../duration'
import type { SourceLines } from '../source-lines'
import type { About } from './machine'
import { costsOf, exportLines, NOT_GIVEN, rowsOf } from './table'
import { xml } from './xml'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8884; vertical-align: top }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
code, pre { font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { overflow-x: auto; padding: .5rem; background: #8881; white-space: pre-wrap }
pre mark { background: #e5a00d55; color: inherit; display: block }
article { border-left: 4px solid #c92a2a; padding: .1rem 1rem; margin: 1rem 0; background: #8881 }
.ok { color: #2b8a3e } .failed { color: #c92a2a; font-weight: bold } .partly, .skipped { color: #a8620a } .absent { opacity: .6 }
@media (prefers-color-scheme: dark) { .ok { color: #69db7c } .failed { color: #ff8787 } .partly, .skipped { color: #ffc078 } }
h1 small { display: block; font-size: 1rem; font-weight: normal }
`

/** The result as one HTML file that needs no other: the contract's lines are in it. */
export function htmlReport(result: CheckResult, about: About, lines: SourceLines): string {
  const { findings, causes, conforms, gave, calls, seconds } = result
  const { shown, unrecorded } = rowsOf(result)
  const verdict = conforms
    ? gave
      ? 'conforms to the contract'
      : `has nothing wrong in what was asked; ${NOT_GIVEN}`
    : causes.some(({ fails }) => fails)
      ? `departs from the contract: ${causes.length} to repair (${costsOf(result)})`
      : 'was not checked wholly'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract check of ${xml(about.target)}</title>
<style>${STYLE}</style>
<h1 class="${conforms ? 'ok' : 'failed'}">${xml(about.target)} ${verdict}
<small>Accounts at ${xml(about.account)} · asked as ${xml(about.origin)} · ${xml(about.time)} · ${calls} calls in ${duration(seconds * 1000)}</small></h1>
<table>
<thead><tr><th>Operation<th>Result<th class="n">Places<th class="n">Calls<th class="n">p50<th class="n">p95<th>Not checked</thead>
<tbody>
${shown.map((operation) => row(operation, causes)).join('\n')}
</tbody>
</table>
${paragraphs(unrecorded)}
${causes.map((cause, index) => article(cause, index, lines)).join('\n')}
${paragraphs(exportLines(result))}
${catalogue(findings)}
</html>
`
}

const paragraphs = (lines: readonly string[]) =>
  lines.map((line) => `<p>${xml(line)}</p>`).join('\n')

function row(
  { operation, summary, timing, findings, skipped }: OperationResult,
  causes: readonly Cause[],
): string {
  const first = causes.findIndex(({ operations }) => operations.includes(operation))
  const name = first >= 0 ? `<a href="#${anchor(first)}">${xml(operation)}</a>` : xml(operation)
  const time = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(0)} ms`)
  return `<tr><td><code>${name}</code><td class="${summary}">${summary}<td class="n">${findings.length || ''}<td class="n">${timing?.calls ?? ''}<td class="n">${time(timing?.p50)}<td class="n">${time(timing?.p95)}<td>${xml(skipped ?? '')}</tr>`
}

const anchor = (index: number) => `cause-${index + 1}`

function article(
  { finding, operations, times, harm }: Cause,
  index: number,
  lines: SourceLines,
): string {
  const { check, expected, call, answer } = finding
  const where = operations.map((operation) => `<code>${xml(operation)}</code>`).join(', ')
  const came = answer === '' ? '' : `\n\n${answer}`
  return `<article id="${anchor(index)}">
<h2>${xml(checks[check].title)}: <code>${xml(placeOf(finding))}</code></h2>
<p>${where}</p>
<p><b>${xml(harms[harm])}.</b> ${xml(checks[check].reason)}</p>
<p>It ${xml(expected)}. Got <code>${xml(cameOf(finding))}</code>${times > 1 ? ` (${times} times)` : ''}.</p>
${source(finding, lines)}
<details><summary>Try it</summary><pre>${xml(call + came)}</pre></details>
</article>`
}

/** Who says so; of the contract, with the lines around. */
function source(finding: Finding, lines: SourceLines): string {
  const { line } = finding
  if (!line) return `<p>The option <code>${saidBy(finding)}</code> says so.</p>`
  const excerpt = lines
    .excerpt(line)
    .map(({ number, text }) => {
      const numbered = xml(`${String(number).padStart(4)}  ${text}`)
      return number === line.line ? `<mark>${numbered}</mark>` : `${numbered}\n`
    })
    .join('')
  return `<details><summary>The contract says so at <code>${xml(saidBy(finding))}</code></summary><pre>${excerpt}</pre></details>`
}

/** What each check is about, those that failed first. */
function catalogue(findings: readonly Finding[]): string {
  const failed = (name: string) => findings.some(({ check }) => check === name)
  const names = Object.keys(checks).filter((name): name is CheckName => name in checks)
  const ordered = [...names.filter(failed), ...names.filter((name) => !failed(name))]
  const rows = ordered.map(
    (name) =>
      `<tr><td><code>${name}</code><td class="${failed(name) ? 'failed' : 'ok'}">${failed(name) ? 'failed' : 'ok'}<td>${xml(checks[name].title)}<td>${xml(checks[name].reason)}</tr>`,
  )
  return `<h2>What is checked</h2>
<table><thead><tr><th>Check<th>Result<th>What<th>Why</thead><tbody>
${rows.join('\n')}
</tbody></table>`
}
