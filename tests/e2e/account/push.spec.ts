import { installed } from '../offline-support'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

// A browser without a window neither subscribes at a push service nor shows a notification: DevTools hands the push to the
// service worker, and what it shows is noted.
test('a push is told in the words of every other, and leads into the app alone', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await installed(page)
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => {
    const shown: unknown[] = []
    const showNotification = (...given: unknown[]) => Promise.resolve(shown.push(given))
    Object.assign(Reflect.get(globalThis, 'registration'), { showNotification, shown })
  })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  for (const tautan of ['/zakat', '//jahat.example']) {
    const data = JSON.stringify({ id: 'psn-1', tautan, judul: 'Donasi Siti Rp 50.000' })
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
  const same = {
    ...{ body: 'Ada pesan baru untuk Anda.', lang: 'id', tag: 'psn-1' },
    icon: '/icons/icon-192.png',
  }
  await expect
    .poll(() =>
      worker?.evaluate((): unknown =>
        Reflect.get(Reflect.get(globalThis, 'registration'), 'shown'),
      ),
    )
    .toEqual([
      ['Jejaring Masjid', { ...same, data: '/zakat' }],
      ['Jejaring Masjid', { ...same, data: '/pesan' }],
    ])
})
