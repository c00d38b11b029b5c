import { Toast } from '@base-ui/react/toast';

export type ToastType = 'success' | 'error' | 'warning' | 'generic';

/** Connects `showToast`, which may be called from anywhere, with the `ToastArea`. */
export const toastManager = Toast.createToastManager();

/** The one way to show a short message to the user. */
export function showToast(type: ToastType, text: string): void {
  toastManager.add({ type, description: text });
}
