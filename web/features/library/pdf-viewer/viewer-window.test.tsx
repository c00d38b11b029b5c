import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { ViewerWindow } from './viewer-window.tsx';

test('the viewer has the focus, and the page below it cannot be reached', async () => {
  const { rerender } = render(<Page isOpen={false} />);
  const opener = screen.getByRole('link', { name: 'Open' });
  const page = screen.getByRole('main');
  opener.focus();

  rerender(<Page isOpen />);
  const viewer = screen.getByRole('dialog', { name: 'Slides.pdf' });
  expect(document.activeElement).toBe(viewer);
  await vi.waitFor(() => expect(page.closest('[inert]')).not.toBeNull());
  expect(viewer.closest('[inert]')).toBeNull();

  rerender(<Page isOpen={false} />);
  expect(page.closest('[inert]')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(document.documentElement.dataset).not.toHaveProperty('viewerOpen');
});

test('where a browser lets the focus leave, it comes back', async () => {
  render(<Page isOpen />);
  await vi.waitFor(() => expect(document.querySelector('[inert]')).not.toBeNull());
  screen.getByText('Open').focus();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('toasts stay in reach, and Escape in one of them does not close the viewer', async () => {
  const escape = vi.fn<() => void>();
  render(<Page isOpen onEscape={escape} />);
  await vi.waitFor(() => expect(document.querySelector('[inert]')).not.toBeNull());
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  expect(dismiss.closest('[inert]')).toBeNull();

  dismiss.focus();
  await userEvent.keyboard('{Escape}');
  expect(escape).not.toHaveBeenCalled();

  screen.getByRole('dialog').focus();
  await userEvent.keyboard('{Escape}');
  expect(escape).toHaveBeenCalledTimes(1);
});

test('Tab goes round inside', async () => {
  render(<Page isOpen />);
  screen.getByRole('button', { name: 'Last' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last' }));
});

test('behind the picture of the server the viewer is there but not seen', () => {
  const { rerender } = render(<Page isOpen isBehindPicture />);
  expect(screen.getByRole('dialog').parentElement?.className).toContain('opacity-0');
  rerender(<Page isOpen />);
  expect(screen.getByRole('dialog').parentElement?.className).not.toContain('opacity-0');
});

interface PageProps {
  isOpen: boolean;
  isBehindPicture?: boolean;
  onEscape?: () => void;
}

function Page({ isOpen, isBehindPicture = false, onEscape = doNothing }: PageProps) {
  const viewer = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <main>
        <a ref={opener} href="/slides">
          Open
        </a>
      </main>
      {createPortal(
        <section aria-live="polite">
          <button type="button">Dismiss</button>
        </section>,
        document.body,
      )}
      {isOpen && (
        <ViewerWindow
          windowRef={viewer}
          titleId="title"
          className=""
          isBehindPicture={isBehindPicture}
          finalFocus={() => opener.current}
          onEscape={onEscape}
        >
          <h2 id="title">Slides.pdf</h2>
          <button type="button">First</button>
          <button type="button">Last</button>
        </ViewerWindow>
      )}
    </>
  );
}

function doNothing(): void {}
