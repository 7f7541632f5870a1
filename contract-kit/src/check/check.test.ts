import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import type { StandIn } from '../stand-in'
import { freshStandIn } from '../stand-in-for-tests'
import { check } from './check'
import type { Target } from './http/client'
import { loadModel } from './model'
import { htmlReport } from './report/html'
import { junitReport } from './report/junit'
import { jsonReport } from './report/machine'
import { tableReport } from './report/table'

let standIn: StandIn
beforeAll(async () => {
  standIn = await freshStandIn()
})

it('tells a slow operation by its slowest call, and by the limit that says so', async () => {
  const model = await loadModel()
  const url = new URL(standIn.url)
  const origin = 'http://localhost:5173'
  const target = { main: url, account: url, key: standIn.key, origin, timeoutMs: 60_000 }
  const only = ['campaign/get_campaign_limit']
  const result = await check(model, { target, only, limitMs: 0 })
  expect(result.findings).toMatchObject([{ check: 'slow', field: 'time', line: null }])
  const [finding] = result.findings
  expect(finding?.call).toMatch(
    /^curl -i --compressed -X GET -H 'accept-language: en-US,en;q=0.9' -H "key: \$CONTRACT_KEY" -H 'kode: get_campaign_limit' -H 'origin: http:\/\/localhost:5173' 'http:\/\/localhost:\d+\/campaign\?limit=/,
  )

  const about = { target: standIn.url, account: standIn.url, origin, time: '' }
  expect(tableReport(result, { color: false })).toMatch(/says {2}--limit\n\s+try {3}curl -i/)
  expect(junitReport(result, about)).toContain('\n--limit\ncurl -i')
  expect(htmlReport(result, about, model.lines)).toContain('<code>--limit</code> says so')
  expect(jsonReport(result, about)).toContain('"line": null')
})

it('says nothing where no operation was checked in full before the time was over', async () => {
  const url = new URL(standIn.url)
  const origin = 'http://localhost:5173'
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  // It is not asked for before the walk begins, where a run without time would end as one that could not run.
  const fetchLate: Target['fetch'] = (input, init) => {
    if (new Headers(init.headers).get('kode') === 'get_all_payment_method')
      vi.advanceTimersByTime(1_000)
    return fetch(input, init)
  }
  const target = { main: url, account: url, key: standIn.key, origin, timeoutMs: 60_000 }
  const result = await check(await loadModel(), {
    target: { ...target, fetch: fetchLate },
    only: ['asset', 'news'],
    timeMs: 300,
    limitMs: 60_000,
  })
  expect(result).toMatchObject({ findings: [], conforms: false, saysNothing: true })
})
