import type { ServerResponse } from 'node:http';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLink } from '#contract/library.ts';
import { aTeacher } from '../../../testing/a-session.ts';
import { expectLogged } from '../../../testing/expect-logged.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { printResource } from './print-resource.ts';
import { onWideScreen } from '../../../testing/screen-width.ts';
import { type Api, breakOff, refuse, serveApi } from '../../../testing/serve-api.ts';

const LINKS = 'POST /api/library/links';
const URL_OF_FILE = '/api/files/learning/Year%202/Week%201/Slides.pdf?signature=s';

const alert = vi.fn<(text: string) => void>();

beforeEach(() => {
  onWideScreen();
  document.querySelector('#print-frame')?.remove();
  vi.stubGlobal('alert', alert);
  alert.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('Download requests a download link and saves the file named with year and week', async () => {
  const clicked: [string, string][] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function note(this: HTMLAnchorElement) {
    clicked.push([this.getAttribute('href') ?? '', this.download]);
  });
  const api = await openWeek((api) => api.answer(LINKS, { url: URL_OF_FILE }));

  await userEvent.click(await screen.findByRole('button', { name: 'Download Slides.pdf' }));

  await waitFor(() => expect(clicked).toEqual([[URL_OF_FILE, 'Year 2 Week 1 Slides.pdf']]));
  expect(api.callsOf(LINKS)).toEqual([
    { bucket: 'learning', path: 'Year 2/Week 1/Slides.pdf', purpose: 'download' },
  ]);
  expect(document.querySelector('a[download]')).toBeNull();
});

test.each(['Download', 'Print'])(
  '%s pressed again while the first is under way asks for nothing more',
  async (action) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(window, 'open').mockReturnValue(window);
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    const waiting: (() => void)[] = [];
    const answerLate = (response: ServerResponse) =>
      void waiting.push(() => response.end(JSON.stringify({ url: URL_OF_FILE })));
    const api = await openWeek((api) => api.answer(LINKS, answerLate));
    const button = await screen.findByRole('button', { name: `${action} Slides.pdf` });

    await userEvent.dblClick(button);
    await waitFor(() => expect(waiting).toHaveLength(1));
    await userEvent.click(button);
    // The other action does not wait for this one.
    const other = action === 'Print' ? 'Download' : 'Print';
    await userEvent.click(screen.getByRole('button', { name: `${other} Slides.pdf` }));
    await waitFor(() => expect(waiting).toHaveLength(2));
    for (const answer of waiting) answer();

    const purposes = api.callsOf(LINKS).map((call) => createLink.input.parse(call).purpose);
    expect(purposes).toEqual([action.toLowerCase(), other.toLowerCase()]);
  },
);

test('a failed download is reported in an alert', async () => {
  await openWeek((api) => api.answer(LINKS, breakOff));

  await userEvent.click(await screen.findByRole('button', { name: 'Download Slides.pdf' }));

  await waitFor(() =>
    expect(alert).toHaveBeenCalledWith('Could not download file. Please try again later.'),
  );
  expectLogged('Could not prepare file for download.');
});

test('Print prints a hidden frame with the file', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  const api = await openWeek((api) => api.answer(LINKS, { url: 'about:blank' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Print Slides.pdf' }));
  const frame = await waitFor(findFrame);
  const printed = vi.fn<() => void>();
  Object.defineProperty(frame, 'contentWindow', {
    value: { focus: () => undefined, print: printed },
  });
  fireEvent.load(frame);

  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  expect(api.callsOf(LINKS)).toEqual([
    { bucket: 'learning', path: 'Year 2/Week 1/Slides.pdf', purpose: 'print' },
  ]);
  expect(frame.getAttribute('aria-hidden')).toBe('true');
});

test('a second print replaces a pending one without an error', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  const api = await serveApi(aTeacher());
  api.answer(LINKS, { url: 'about:blank' });
  const slides = {
    year: 'Year 2',
    week: 'Week 1',
    name: 'Slides.pdf',
    bucket: 'learning',
  } as const;

  const first = printResource(slides);
  const frame = await waitFor(findFrame);
  const second = printResource({ ...slides, name: 'Notes.pdf' });

  await first;
  expect(frame.isConnected).toBe(false);
  expect(findFrame()).not.toBe(frame);
  fireEvent.load(findFrame());
  await second;
});

test('a browser that shows no PDF in a page gets a window', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  const open = vi.spyOn(window, 'open').mockReturnValue(window);
  await openWeek((api) => api.answer(LINKS, { url: URL_OF_FILE }));

  await userEvent.click(await screen.findByRole('button', { name: 'Print Slides.pdf' }));

  await waitFor(() => expect(open).toHaveBeenCalledWith(URL_OF_FILE, '_blank'));
  expect(alert).not.toHaveBeenCalled();
});

test('a blocked window is reported', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  vi.spyOn(window, 'open').mockReturnValue(null);
  await openWeek((api) => api.answer(LINKS, { url: URL_OF_FILE }));

  await userEvent.click(await screen.findByRole('button', { name: 'Print Slides.pdf' }));

  await waitFor(() => expect(alert).toHaveBeenCalledWith(expect.stringContaining('allow pop-ups')));
  expectLogged('Failed to get file URL for printing.');
});

test('a failed print is reported in an alert', async () => {
  await openWeek((api) => api.answer(LINKS, refuse('resource/not-found')));

  await userEvent.click(await screen.findByRole('button', { name: 'Print Slides.pdf' }));

  await waitFor(() =>
    expect(alert).toHaveBeenCalledWith('Could not print file. Please try again later.'),
  );
  expectLogged('Failed to get file URL for printing.');
});

test('a session that is over leads to the sign-in page', async () => {
  const { router } = await openSite((api) => api.answer(LINKS, refuse('session/required')));

  await userEvent.click(await screen.findByRole('button', { name: 'Download Slides.pdf' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expectLogged('Could not prepare file for download.');
});

async function openWeek(arrange: (api: Api) => void): Promise<Api> {
  return (await openSite(arrange)).api;
}

async function openSite(arrange: (api: Api) => void) {
  const api = await serveApi(aTeacher());
  arrange(api);
  return renderSite('/teaching/Year%202/Week%201', { api });
}

function findFrame(): HTMLIFrameElement {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('there is no frame');
  return frame;
}
