import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChevronRight } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { BarButton } from './bar-button.tsx';

test('a button that becomes disabled keeps the focus and does nothing', async () => {
  const press = vi.fn<() => void>();
  const next = (disabled: boolean) => (
    <BarButton label="Next page" Icon={ChevronRight} disabled={disabled} onClick={press} />
  );
  const { rerender } = render(next(false));
  const button = screen.getByRole('button', { name: 'Next page' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);

  rerender(next(true));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});
