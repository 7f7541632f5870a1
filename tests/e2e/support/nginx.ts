import { spawn, spawnSync } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from '../../../scripts/setup/listen.mjs'
import { root } from '../../../scripts/setup/packages.mjs'

interface RunningNginx {
  port: number
  /** The same site over TLS, with a certificate of its own making. */
  tlsPort: number
  stop: () => Promise<void>
}

/** The lines of a server block that also listen with TLS. */
function tlsLines(folder: string, port: number): string {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
  ])
  if (made.status !== 0) throw new Error(`openssl makes no certificate: ${String(made.stderr)}`)
  return `listen ${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};`
}

/** For a folder of plain files that no build of ours made. */
const plainSite = 'gzip_static on;\nbrotli_static on;\n'

/**
 * Serves a build with Debian's nginx, as deploy/nginx.conf and the build's own configuration say; only ports and places
 * of files are other ones.
 * @param program where nginx is
 * @param options `site` is the folder to serve; `isPlain` leaves the app's routes and headers out
 * @throws Error with what nginx said, when it doesn't start
 */
export async function startNginx(
  program: string,
  { site = path.join(root, 'dist'), isPlain = false } = {},
): Promise<RunningNginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jm-nginx-'))
  const [port, tlsPort] = await freePorts()
  const tls = tlsLines(folder, tlsPort)
  const text = await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8')
  // Its workers would else be a user that may not read a developer's folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  const config = text
    .replaceAll('/tmp/', `${folder}/`)
    .replace('listen 8080;', `listen ${port};\n    ${tls}`)
  await writeFile(path.join(folder, 'nginx.conf'), user + config)
  await symlink(site, path.join(folder, 'site'))
  const siteConf = path.join(folder, 'site.conf')
  if (isPlain) await writeFile(siteConf, plainSite)
  else await copyFile(path.join(root, '.cache/deploy/nginx/site.conf'), siteConf)
  const nginx = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')])
  let said = ''
  nginx.stderr.on('data', (data: Buffer) => (said += data.toString()))
  const ended = new Promise<'ended'>((resolve) => nginx.once('exit', () => resolve('ended')))
  const answers = async (): Promise<'answers'> => {
    for (;;) {
      const answer = await fetch(`http://localhost:${port}/`).catch(() => null)
      if (answer) return 'answers'
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  if ((await Promise.race([ended, answers()])) === 'ended')
    throw new Error(`nginx does not start: ${said}`)
  return {
    port,
    tlsPort,
    stop: async () => {
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
