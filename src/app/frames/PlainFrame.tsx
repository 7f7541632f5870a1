import { Outlet } from 'react-router-dom'

/** The same narrow column without bars. */
export function PlainFrame() {
  return (
    <div className="jm-column">
      <main>
        <Outlet />
      </main>
    </div>
  )
}
