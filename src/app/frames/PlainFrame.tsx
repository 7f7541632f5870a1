import { Outlet } from 'react-router-dom'

/** The same narrow column with nothing around the page (spec §2 Shared frames). */
export function PlainFrame() {
  return (
    <div className="jm-column">
      <main>
        <Outlet />
      </main>
    </div>
  )
}
