import type { paths } from '../../src/api/generated/backend'
import type { Account } from '../state/accounts'
import type { State } from '../state/state'

/** `/campaign/get_campaign_limit`, … : each path of the contract has one operation. */
type ContractPath = keyof paths

type OperationAt<P extends ContractPath> = paths[P] extends { get: infer Get extends object }
  ? Get
  : paths[P] extends { post: infer Post extends object }
    ? Post
    : never

type Nothing = Record<string, never>

type QueryOf<Op> = Op extends { parameters: { query?: infer Query } }
  ? [NonNullable<Query>] extends [never]
    ? Nothing
    : NonNullable<Query>
  : Nothing

type FormOf<Op> = Op extends {
  requestBody: { content: { 'multipart/form-data': infer Form } }
}
  ? Form
  : Nothing

type ReplyOf<Op> = Op extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Responses[Status] extends {
        content: { 'application/json': infer Body }
      }
        ? { status: Status; body: Body; headers?: Record<string, string> }
        : never
    }[keyof Responses]
  : never

/** What a handler gets: values that have passed the contract, and the state it may change. */
interface HandlerCall<P extends ContractPath> {
  query: QueryOf<OperationAt<P>>
  form: FormOf<OperationAt<P>>
  /** Who is logged in, or null. Never null where the contract requires the session. */
  account: Account | null
  session: string | null
  state: State
}

interface HandlerMethod<P extends ContractPath> {
  handle(call: HandlerCall<P>): ReplyOf<OperationAt<P>> | Promise<ReplyOf<OperationAt<P>>>
}

/** Typed as a method, so that the dispatcher may hold all of them in one table (dispatch.ts says why). */
type Handler<P extends ContractPath> = HandlerMethod<P>['handle']

/** Every operation of the contract with its handler: one that is missing is a type error. */
export type Handlers = { [P in ContractPath]: Handler<P> }

/** The handlers of one controller. */
export type ControllerHandlers<Controller extends string> = Pick<
  Handlers,
  Extract<ContractPath, `/${Controller}/${string}`>
>

/** The form of an operation. */
export type HandlerForm<P extends ContractPath> = FormOf<OperationAt<P>>

/** A success in the backend's envelope. */
export function ok<Data>(data: Data, message: string, headers?: Record<string, string>) {
  const answer = { status: 200 as const, body: { status: true as const, message, data } }
  return headers ? { ...answer, headers } : answer
}

/** A failure in the backend's envelope; the compiler checks that the contract declares the status. */
export function fail<const Status extends number>(status: Status, message: string) {
  return { status, body: { status: false as const, message, data: null } }
}

/** The account behind a call whose operation requires the session. */
export function signedIn({ account }: { account: Account | null }): Account {
  if (!account) throw new Error('the contract lets visitors call this operation')
  return account
}
