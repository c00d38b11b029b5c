import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';

test('an icon button has an accessible name, and submits nothing', async () => {
  const pressed = vi.fn<() => void>();
  render(
    <form aria-label="Form" onSubmit={() => pressed()}>
      <IconButton label="Print Slides.pdf" title="Print" onClick={pressed}>
        ★
      </IconButton>
    </form>,
  );

  const button = screen.getByRole('button', { name: 'Print Slides.pdf' });
  await userEvent.click(button);

  expect(button.title).toBe('Print');
  expect(pressed).toHaveBeenCalledTimes(1);
});
