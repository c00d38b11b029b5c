import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a press is reported', async () => {
  const press = vi.fn<() => void>();
  render(<Button onClick={press}>Save</Button>);

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(press).toHaveBeenCalledTimes(1);
});

test('a button does not submit its form unless it says so', () => {
  render(<Button>Save</Button>);

  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('type', 'button');
});

test('a busy button says what it is doing, keeps the focus and takes no second press', async () => {
  const press = vi.fn<() => void>();
  render(<SavingButton onPress={press} />);

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const busy = screen.getByRole('button', { name: 'Saving...' });
  await userEvent.click(busy);
  await userEvent.keyboard('{Enter}');

  expect(press).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(busy);
  expect(busy.getAttribute('aria-disabled')).toBe('true');
});

test('a busy submit button does not submit again', async () => {
  const submit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy busyText="Saving...">
        Save
      </Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Saving...' }));

  expect(submit).not.toHaveBeenCalled();
});

test('a disabled button takes no press', async () => {
  const press = vi.fn<() => void>();
  render(
    <Button disabled onClick={press}>
      Save
    </Button>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(press).not.toHaveBeenCalled();
});

function SavingButton({ onPress }: { onPress: () => void }) {
  const [busy, setBusy] = useState(false);
  const start = () => {
    onPress();
    setBusy(true);
  };
  return (
    <Button busy={busy} busyText="Saving..." onClick={start}>
      Save
    </Button>
  );
}
