import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import {
  createNotificationsStore,
  type NotificationData,
  Notifications,
  notifications,
  type NotificationsStore,
} from '@mantine/notifications'
import { Fragment, useEffect } from 'react'
import { ownerTurn } from '@/lib/storage/owner'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@/ui/icons'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { dismissToast, type Toast, toastStore } from './toast'
import classes from './ToastHost.module.css'

/** One store for each live region: errors interrupt a screen reader, the rest waits its turn. */
const polite = createNotificationsStore()
const urgent = createNotificationsStore()

const icons = { success: IconCircleCheck, error: IconAlertCircle, info: IconInfoCircle }

/** Where a toast is shown. */
interface Place {
  store: NotificationsStore
  /** The notification's id, which a repeated message reuses. */
  id: string
  /** Changes when the message is repeated. */
  again: boolean
}

/** A toast as Mantine shows it. */
function notificationOf(
  { id, message, tone, duration, extra: Extra }: Toast,
  { store, id: place, again }: Place,
): NotificationData {
  const Icon = icons[tone]
  const notification: NotificationData = {
    id: place,
    // The live region around it is announced; with a role of its own it would be announced twice.
    role: 'presentation',
    'data-tone': tone,
    icon: <Icon size={22} aria-hidden />,
    message: (
      // A repeated message is a new element, so that it is announced again.
      <Fragment key={id}>
        <span>{message}</span>
        {Extra && <Extra />}
      </Fragment>
    ),
    // Mantine restarts the timer only when this value changes.
    autoClose: duration === Infinity ? false : duration + Number(again),
    // The names of Mantine's parts.
    classNames: classes,
    closeButtonProps: { 'aria-label': 'Tutup pemberitahuan' },
    onClose: () => {
      dismissToast(id)
    },
    // Mantine stops the timer while the pointer is on a notification, but not while it has the focus (WCAG 2.2.1).
    onFocus: () => {
      notifications.update({ ...notification, autoClose: false }, store)
    },
    onBlur: () => {
      notifications.update(notification, store)
    },
  }
  return notification
}

/**
 * Shows the toasts of `toastStore`, including those requested before this part was loaded.
 * @returns stops that
 */
function mirrorToasts(): () => void {
  const shown = new Map<number, { toast: Toast; place: Place }>()
  const mirror = () => {
    const toasts = toastStore.get()
    for (const toast of toasts) {
      if (shown.has(toast.id)) continue
      const store = toast.tone === 'error' ? urgent : polite
      const former = [...shown.values()].find(
        ({ toast: { message }, place }) => message === toast.message && place.store === store,
      )
      const place = former
        ? { ...former.place, again: !former.place.again }
        : { store, id: String(toast.id), again: false }
      if (former) shown.delete(former.toast.id)
      shown.set(toast.id, { toast, place })
      notifications[former ? 'update' : 'show'](notificationOf(toast, place), store)
    }
    for (const [id, { place }] of shown) {
      if (toasts.some((toast) => toast.id === id)) continue
      shown.delete(id)
      notifications.hide(place.id, place.store)
    }
  }
  mirror()
  return toastStore.subscribe(mirror)
}

/**
 * Removes all toasts when the owner of the tab changes, since they may be about the former owner. It happens at once,
 * so that toasts shown right after the change stay.
 * @returns stops that
 */
function dismissWithOwner(): () => void {
  let turn = ownerTurn.get()
  return ownerTurn.subscribe(() => {
    if (ownerTurn.get() === turn) return
    turn = ownerTurn.get()
    for (const { id } of toastStore.get()) dismissToast(id)
  })
}

/**
 * Where toasts appear. The app mounts it once, outside the routes, so that they survive navigation. The two live
 * regions are rendered empty from the start: a screen reader announces only changes in a region it knows. Of these it
 * reads what is new, and not the toasts that stand there already.
 */
export function ToastHost() {
  useEffect(mirrorToasts, [])
  useEffect(dismissWithOwner, [])
  return (
    <MantineRoot>
      <div className={classes.host}>
        <div role="status" aria-atomic={false}>
          <Stack store={polite} />
        </div>
        <div role="alert" aria-atomic={false}>
          <Stack store={urgent} />
        </div>
      </div>
    </MantineRoot>
  )
}

/** Without the stylesheet of `Notifications`, which would fix each stack to the window: the host places both. */
function Stack({ store }: { store: NotificationsStore }) {
  return (
    <Notifications
      store={store}
      position="bottom-center"
      withinPortal={false}
      transitionDuration={180}
      pauseResetOnHover="notification"
      // Mantine would cut off toasts higher than 200 px, and take the selecting of a code for a swipe.
      notificationMaxHeight="none"
      allowDragDismiss={false}
      allowScrollDismiss={false}
      classNames={classes}
    />
  )
}
