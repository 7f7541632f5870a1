/** One cache as a browser has it, as far as it is used: entries by address, the oldest first. */
export function memoryCaches() {
  const entries = new Map<string, Response>()
  const names = new Set<string>()
  let denied = false
  const addressOf = (request: string | { url: string }) =>
    typeof request === 'string' ? request : request.url
  const cache = {
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    match: (request: string | { url: string }) =>
      Promise.resolve(entries.get(addressOf(request))?.clone()),
    delete: (request: string | { url: string }) =>
      Promise.resolve(entries.delete(addressOf(request))),
    put: (address: string, response: Response) => {
      if (denied) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
      entries.delete(address)
      entries.set(address, response)
      return Promise.resolve()
    },
  }
  return {
    caches: {
      open: (name: string) => {
        names.add(name)
        return Promise.resolve(cache)
      },
      keys: () => Promise.resolve([...names]),
      delete: () => {
        names.clear()
        entries.clear()
        return Promise.resolve(true)
      },
    },
    addresses: () => [...entries.keys()],
    /** Puts a text in place of each answer. */
    damage: (text: string) => {
      for (const [address, { headers }] of entries)
        entries.set(address, new Response(text, { headers }))
    },
    /** Nothing can be kept from now on. */
    deny: () => {
      denied = true
    },
  }
}
