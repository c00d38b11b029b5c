import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BreakableText } from './breakable-text.tsx';

test.each([
  ['address', 'head@school.sch.uk', 'head@|school.|sch.|uk'],
  ['address', '-', '-'],
  ['file', 'Y2_Week_1_slides.pdf', 'Y2_|Week_|1_|slides[.pdf]'],
  ['file', '__Slides 1.pdf_', '_|_|Slides 1.pdf_'],
  ['file', 'Week 1', 'Week 1'],
  ['file', '.pdf', '.pdf'],
] as const)('an %s such as "%s" can be broken as %s', (kind, text, broken) => {
  const { container } = render(<BreakableText kind={kind} text={text} />);

  expect(container.textContent).toBe(text);
  const marked = container.innerHTML
    .replaceAll('<wbr>', '|')
    .replace(/<span class="whitespace-nowrap">(.*)<\/span>/, '[$1]');
  expect(marked).toBe(broken);
});
