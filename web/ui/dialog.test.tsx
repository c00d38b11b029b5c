import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

test('a dialog has its title as its name and its first control in focus', async () => {
  await openDialog();

  expect(screen.getByRole('dialog', { name: 'Rename week' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it and gives the focus back', async (_how, close) => {
  await openDialog();

  await close();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const opener = screen.getByRole('button', { name: 'Rename' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the page behind an open dialog cannot be used', async () => {
  await openDialog();

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull());
});

async function openDialog(): Promise<void> {
  render(<RenameExample />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await screen.findByRole('dialog');
}

function RenameExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Rename week"
        actions={<Button>Save</Button>}
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}
