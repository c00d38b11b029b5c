import { Toast } from '@base-ui/react/toast';

export type ToastType = 'success' | 'error' | 'warning' | 'generic';

/** Between `showToast`, which may be called from anywhere, and the `ToastArea` that shows them. */
export const toastManager = Toast.createToastManager();

/** The one way to tell the user something in passing. */
export function showToast(type: ToastType, text: string): void {
  toastManager.add({ type, description: text });
}
