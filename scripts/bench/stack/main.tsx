import { MantineProvider } from '@mantine/core'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const page = (
  <main>
    <h1>Assalamu’alaikum</h1>
    <p>Halaman kosong dengan pustaka yang dipakai Jejaring Masjid.</p>
  </main>
)

createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <MantineProvider>
      <RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />
    </MantineProvider>
  </QueryClientProvider>,
)
