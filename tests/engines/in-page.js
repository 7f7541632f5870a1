/* global window, document */
// Runs in the page, after Testing Library: finds what a person would name, and keeps what goes wrong.
;(() => {
  const dom = window.TestingLibraryDom
  dom.configure({ throwSuggestions: false })
  const wanted = ({ text, pattern }) => (pattern === undefined ? text : new RegExp(pattern))
  const isShown = (element) => element.getClientRects().length > 0
  const first = (all) => all.find(isShown) ?? null
  const errors = []
  window.addEventListener('error', ({ message }) => errors.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))

  window.engineTest = {
    errors,
    byRole: (role, name, inside) => {
      const within = inside ? window.engineTest.byRole(...inside) : document.body
      return within && first(dom.queryAllByRole(within, role, { name: wanted(name) }))
    },
    byLabel: (name) =>
      first(
        dom
          .queryAllByLabelText(document.body, wanted(name))
          .filter((found) => found.matches('input, textarea, select')),
      ),
    byText: (name) => first(dom.queryAllByText(document.body, wanted(name))),
  }
})()
