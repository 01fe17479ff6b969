export { createToasts, type Toasts } from './create-toasts.ts';
export { type ToastItem, type ToastMessage, type ToastTone } from './toast.model.ts';
export { ToastRegion, type ToastRegionProps } from './toast.tsx';
export { useToastClock, useToasts, type ToastClock, type ToastsOptions } from './use-toasts.ts';
