export { dismissToast, showToast, type ToastTone } from './toast-store'
