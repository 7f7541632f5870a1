export { dismissToast, showToast, type ToastTone } from './toast-store'
export { ToastHost } from './ToastHost'
