import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showToast, toastMessages } from './show-toast.ts';
import { TOAST_MS, ToastArea } from './toast-area.tsx';

beforeEach(() => {
  // A request of an earlier test file may have failed after its page was removed.
  toastMessages.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'Date'] });
});

test('success, warning and generic toasts are announced politely, errors at once', () => {
  render(<ToastArea />);

  act(() => {
    showToast('success', 'Saved');
    showToast('error', 'Failed');
  });

  expect(screen.getByRole('status').textContent).toBe('Saved');
  expect(screen.getByRole('alert').textContent).toBe('Failed');
  expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe(
    'polite',
  );
});

test.each([
  ['success', 'status', 'leaf'],
  ['error', 'alert', 'apple'],
  ['warning', 'status', 'honey'],
  ['generic', 'status', 'stone'],
] as const)('a toast of the type %s is a(n) %s in the colour %s', (type, role, colour) => {
  render(<ToastArea />);

  act(() => showToast(type, 'Something happened'));

  const toast = screen.getByRole(role);
  expect(toast.textContent).toBe('Something happened');
  expect(toast.className.split(' ')).toContain(`bg-${colour}`);
});

test('a toast goes by itself after 5000 ms', async () => {
  await showSaved();

  await pass(4999);
  expect(screen.queryByRole('status')).not.toBeNull();

  await pass(1 + 300);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a toast with a time of 3000 ms goes after that', async () => {
  await showSaved(3000);

  await pass(2999);
  expect(screen.queryByRole('status')).not.toBeNull();

  await pass(1 + 300);
  expect(screen.queryByRole('status')).toBeNull();
});

test('its close button fades it for 300 ms and removes it', async () => {
  await showSaved();
  const toast = screen.getByRole('status');

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(toast.hasAttribute('data-ending-style')).toBe(true);
  expect(toast.style.transitionDuration).toBe('300ms');

  await pass(300);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a toast stays while the pointer is on it', async () => {
  await showSaved();

  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }));
  await pass(10_000);
  expect(screen.queryByRole('status')).not.toBeNull();

  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notifications' }));
  await pass(5000 + 300);
  expect(screen.queryByRole('status')).toBeNull();
});

test('an action runs once and closes the toast', async () => {
  const run = vi.fn<() => void>();
  render(<ToastArea />);
  act(() => showToast('success', 'Deleted', { label: 'Undo', run }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(run).toHaveBeenCalledTimes(1);
  await pass(300);
  expect(screen.queryByRole('status')).toBeNull();
});

async function showSaved(shownMs?: number): Promise<void> {
  render(<ToastArea {...(shownMs === undefined ? {} : { shownMs })} />);
  act(() => showToast('success', 'Saved'));
  await pass(0);
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

test('toasts are shown for 5 s, to administrators for 3 s, and fade for 300 ms', () => {
  expect(TOAST_MS).toEqual({ standard: 5000, admin: 3000, fade: 300 });
});
