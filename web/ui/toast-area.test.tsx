import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TOAST_MS } from '#contract/limits.ts';
import { showToast } from './show-toast.ts';
import { ToastArea } from './toast-area.tsx';

beforeEach(() => {
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

test('a toast goes by itself after 5000 ms', async () => {
  await showSaved();

  await pass(TOAST_MS.standard - 1);
  expect(screen.queryByRole('status')).not.toBeNull();

  await pass(1 + TOAST_MS.fade);
  expect(screen.queryByRole('status')).toBeNull();
});

test('in the admin page it goes after 3000 ms', async () => {
  await showSaved(TOAST_MS.admin);

  await pass(TOAST_MS.admin - 1);
  expect(screen.queryByRole('status')).not.toBeNull();

  await pass(1 + TOAST_MS.fade);
  expect(screen.queryByRole('status')).toBeNull();
});

test('its close button fades it for 300 ms and clears it', async () => {
  await showSaved();
  const toast = screen.getByRole('status');

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(toast.hasAttribute('data-ending-style')).toBe(true);
  expect(toast.style.transitionDuration).toBe('300ms');

  await pass(TOAST_MS.fade);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a toast stays while the pointer is on it', async () => {
  await showSaved();

  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }));
  await pass(TOAST_MS.standard * 2);
  expect(screen.queryByRole('status')).not.toBeNull();

  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notifications' }));
  await pass(TOAST_MS.standard + TOAST_MS.fade);
  expect(screen.queryByRole('status')).toBeNull();
});

async function showSaved(standingMs?: number): Promise<void> {
  render(<ToastArea {...(standingMs === undefined ? {} : { standingMs })} />);
  act(() => showToast('success', 'Saved'));
  await pass(0);
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
