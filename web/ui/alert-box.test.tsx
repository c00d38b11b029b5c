import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AlertBox } from './alert-box.tsx';

test('an alert box is read out as it appears, and red', () => {
  render(<AlertBox>That code is not right.</AlertBox>);

  const box = screen.getByRole('alert');
  expect(box.textContent).toBe('That code is not right.');
  expect(box.className.split(' ')).toEqual(
    expect.arrayContaining(['border-apple', 'bg-apple-wash', 'text-apple-deep']),
  );
});
