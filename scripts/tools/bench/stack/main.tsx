import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  Loader,
  MantineProvider,
  Paper,
  Progress,
  Radio,
  Skeleton,
  Switch,
} from '@mantine/core'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/Avatar.css'
import '@mantine/core/styles/Badge.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Progress.css'
import '@mantine/core/styles/Radio.css'
import '@mantine/core/styles/Skeleton.css'
import '@mantine/core/styles/Switch.css'
import '@mantine/core/styles/UnstyledButton.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** One each of ten components. */
const page = (
  <main>
    <h1>Assalamu’alaikum</h1>
    <p>Halaman dengan pustaka yang dipakai Jejaring Masjid dan sepuluh komponen.</p>
    <Avatar>AB</Avatar>
    <Badge>Terverifikasi</Badge>
    <Button>Donasi</Button>
    <Checkbox label="Setuju" />
    <Loader />
    <Paper>Jadwal mengikuti WIB.</Paper>
    <Progress value={40} aria-label="Terkumpul" />
    <Radio label="Bapak" />
    <Skeleton height={20} />
    <Switch label="Sembunyikan nama" />
  </main>
)

createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <MantineProvider>
      <RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />
    </MantineProvider>
  </QueryClientProvider>,
)
