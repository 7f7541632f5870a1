/** Chromium's switch for servers that made their certificate themselves. */
export const ANY_CERTIFICATE = '--ignore-certificate-errors'
