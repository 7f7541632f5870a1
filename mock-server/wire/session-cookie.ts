/** The one cookie of the backend: Prism would merge several `Set-Cookie` headers into one line. */
export const SESSION_COOKIE = 'jejaring_session'
