import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <main>
    <h1>Assalamu’alaikum</h1>
    <p>Halaman React yang digambar di peramban, tanpa pustaka lain.</p>
  </main>,
)
