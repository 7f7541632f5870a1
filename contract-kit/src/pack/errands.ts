import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { type Contract, operationsOf, ownFolder } from '../../../openapi/read'
import { itemsOf, membersOf, textAt } from '../check/http/json'

/** Where the errands are, as Arazzo documents. */
export const errandsFolder = path.join(ownFolder, 'errands')

/** The names of their files. */
export const errandFiles = (): string[] => readdirSync(errandsFolder).toSorted()

/** Draws each errand as a diagram of who says what (Mermaid), in Markdown. */
export function errandsPage(contract: Contract): string {
  const calls = new Map(
    operationsOf(contract).map(({ path: place, method, operation }) => [
      operation.operationId,
      `${method.toUpperCase()} ${place.slice(1)}`,
    ]),
  )
  const drawn = errandFiles().map((file) => {
    const document: unknown = parse(readFileSync(path.join(errandsFolder, file), 'utf8'))
    const { info, workflows } = membersOf(document)
    return [
      `## ${textAt(info, 'title')}`,
      `\`openapi/errands/${file}\``,
      ...itemsOf(workflows).map((workflow) => diagramOf(workflow, calls)),
    ].join('\n\n')
  })
  return `${['# Errands', 'Each is what people do with several operations. The documents beside it say the same for tools that replay Arazzo.', ...drawn].join('\n\n')}\n`
}

function diagramOf(workflow: unknown, calls: ReadonlyMap<string, string>): string {
  const lines = itemsOf(membersOf(workflow)['steps']).flatMap((step) => {
    const { requestBody, parameters, outputs } = membersOf(step)
    const query = itemsOf(parameters).filter((one) => textAt(one, 'in') === 'query')
    const sent = [
      ...query.flatMap((one) => textAt(one, 'name') ?? []),
      ...Object.keys(membersOf(membersOf(requestBody)['payload'])),
    ]
    const kept = Object.keys(membersOf(outputs))
    const call = calls.get(textAt(step, 'operationId') ?? '')
    return [
      `  App->>Backend: ${[call, ...sent.slice(0, 1)].join(' with ')}${['', ...sent.slice(1)].join(', ')}`,
      `  Backend-->>App: 200${kept.length > 0 ? `: ${kept.join(', ')}` : ''}`,
    ]
  })
  const title = `\`${textAt(workflow, 'workflowId')}\`: ${textAt(workflow, 'summary')}`
  return [title, ['```mermaid', 'sequenceDiagram', ...lines, '```'].join('\n')].join('\n\n')
}
