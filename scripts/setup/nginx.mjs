/**
 * Debian's nginx, with its brotli module: the server that docs/deploy.md sets up, and that the end-to-end tests run
 * against.
 */
import { existsSync } from 'node:fs'
import { installDebian } from './debian.mjs'

const PROGRAM = '/usr/sbin/nginx'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Where nginx is, or null on a machine without it. */
export const nginxPath = () => (existsSync(PROGRAM) && existsSync(BROTLI) ? PROGRAM : null)

/** Installs it unless it is there; says so where that can't be, and the tests then leave it out. */
export function ensureNginx() {
  if (nginxPath() !== null) return
  console.log('Installing nginx for the tests (once) …')
  installDebian('nginx-light', 'libnginx-mod-http-brotli-static', 'openssl')
  if (nginxPath() === null)
    console.log('No nginx could be installed: what is tested on it is left out.')
}
