import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { repeatCalls } from './query'

/** A page that shows what `ask` answers, which is called with the number of the call. */
function watch(ask: (call: number) => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let calls = 0
  const observer = new QueryObserver(client, { queryKey: ['dzikir'], queryFn: () => ask(++calls) })
  onTestFinished(observer.subscribe(() => undefined))
  return { client, observer, calls: () => calls }
}

/** A call that is on its way until the test ends it. */
function onItsWay() {
  let end: (answer: string | Promise<string>) => void = () => undefined
  const answer = new Promise<string>((resolve) => {
    end = resolve
  })
  return { answer, end }
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

it('repeats what failed', async () => {
  const { client, observer } = watch((call) => (call === 1 ? offline() : Promise.resolve('ada')))
  await expect.poll(() => observer.getCurrentResult().status).toBe('error')
  await repeatCalls(client)
  expect(observer.getCurrentResult().data).toBe('ada')
})

it('repeats what was on its way and then failed for want of the network', async () => {
  const sent = onItsWay()
  const { client, observer } = watch((call) => (call === 1 ? sent.answer : Promise.resolve('ada')))
  const repeated = repeatCalls(client)
  sent.end(offline())
  await repeated
  expect(observer.getCurrentResult().data).toBe('ada')
})

it('doesn’t repeat a call that was on its way and answered', async () => {
  const sent = onItsWay()
  const { client, observer, calls } = watch(() => sent.answer)
  const repeated = repeatCalls(client)
  sent.end('ada')
  await repeated
  expect(observer.getCurrentResult().data).toBe('ada')
  expect(calls()).toBe(1)
})

it('tries what fails each time no more than once again', async () => {
  const sent = onItsWay()
  const { client, calls } = watch((call) => (call === 1 ? sent.answer : offline()))
  const repeated = repeatCalls(client)
  sent.end(offline())
  await repeated
  expect(calls()).toBe(2)
})
