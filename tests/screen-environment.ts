import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { setup } = builtinEnvironments['happy-dom']

/** What the app and the stand-in send and read with. A document brings its own, which Node's `fetch` doesn't take. */
const wire = {
  AbortController,
  AbortSignal,
  Blob,
  fetch,
  File,
  Headers,
  Request,
  Response,
  URL,
  URLSearchParams,
}
const NodeFormData = FormData

/**
 * A document in which the stand-in runs too (src/app/screen-for-tests.tsx). `ssr`, so that a module's `import.meta.url`
 * is its file, as the stand-in expects.
 */
const environment: Environment = {
  name: 'screen',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const document = await setup(global, options)
    const FormDataOfDocument = FormData
    /** Node's, which doesn't know the forms that React reads with it. */
    class ScreenFormData extends NodeFormData {
      constructor(...from: ConstructorParameters<typeof FormData>) {
        super()
        for (const [name, value] of new FormDataOfDocument(...from)) this.append(name, value)
      }
    }
    Object.assign(global, wire, { FormData: ScreenFormData })
    nameNodes(Node.prototype)
    // happy-dom has none to load.
    Object.assign(globalThis.document, { fonts: { load: () => Promise.resolve([]) } })
    return document
  },
}

/**
 * happy-dom names nodes in each kind's own class, browsers in the one above. DOMPurify asks the one above, which a page
 * can't overwrite.
 */
function nameNodes(above: object) {
  Object.defineProperty(above, 'nodeName', {
    get(this: object): unknown {
      let kind = Reflect.getPrototypeOf(this)
      while (kind !== null && kind !== above) {
        const named = Reflect.getOwnPropertyDescriptor(kind, 'nodeName')
        if (named?.get) return Reflect.apply(named.get, this, [])
        kind = Reflect.getPrototypeOf(kind)
      }
      return ''
    },
  })
}

// oxlint-disable-next-line import/no-default-export -- Vitest loads an environment by it
export default environment
