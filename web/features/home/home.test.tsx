import { existsSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';

beforeEach(async () => void (await renderSite('/')));

test('the headline is Master Spelling, Empower Learning', () => {
  const headline = screen.getByRole('heading', { level: 1 });

  expect(headline.textContent).toBe('Master Spelling, Empower Learning');
});

test.each([
  ['Explore resources', '/teaching'],
  ['Try a whole week', '/sample'],
  ['See pricing', '/pricing'],
  ['View learning resources', '/teaching'],
])('%s leads to %s', (name, address) => {
  expect(main().getByRole('link', { name }).getAttribute('href')).toBe(address);
});

test('the video has a poster, two sources, captions and a text for browsers without video', () => {
  const video = screen.getByLabelText('Spelling Orchard at work');

  expect(video.getAttribute('poster')).toBe('/pictures/promo-poster.webp');
  expect(addressesIn(video, 'source')).toEqual(['/video/promo.mp4', '/video/promo.webm']);
  expect(addressesIn(video, 'track[kind="captions"]')).toEqual(['/video/promo.vtt']);
  expect(video.textContent).toBe('Your browser does not support the video tag.');
});

test('What We Offer has three cards', () => {
  expect(headingsOf('What We Offer')).toEqual([
    'Comprehensive Curriculum',
    'Engaging Resources',
    'Unbeatable Value',
  ]);
});

test('there are six reasons to choose it', () => {
  const why = within(screen.getByRole('region', { name: 'Why Choose Spelling Orchard?' }));

  const points = why
    .getAllByRole('listitem')
    .map((point) => [
      within(point).getByRole('heading', { level: 3 }).textContent,
      point.querySelector('p')?.textContent?.replaceAll('\u00a0', ' '),
    ]);

  expect(points).toEqual([
    ['Ready on Monday', 'Open the week, press Present and teach.'],
    ['Builds on phonics', 'Starts from what children learnt in the early years and Key Stage 1.'],
    ['Nothing is forgotten', 'Lessons begin with words from earlier weeks and years.'],
    ['Print or present', 'Slides, worksheets and home sheets, each a PDF.'],
    ['No pupil data', 'Children need no accounts, so we hold no data about them.'],
    ['Made with teachers', 'A consultancy and a primary school wrote it together.'],
  ]);
});

test('both partners are logo links to their own sites', () => {
  const partners = screen.getByRole('region', { name: 'Developed in partnership by' });
  const links = within(partners).getAllByRole('link');

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Orchard Education Consultancy', 'https://consultancy.spellingorchard.example/'],
    ['Orchard Primary School', 'https://school.spellingorchard.example/'],
  ]);
  for (const link of links) expect(link.querySelector('img')).toBeTruthy();
});

test('every picture is there, and has a text or is plainly an ornament', () => {
  const pictures = [...document.querySelectorAll('main img')];

  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.flatMap(filesOf).filter((file) => !existsSync(`web/public${file}`))).toEqual([]);
  for (const picture of pictures) {
    expect(picture.getAttribute('alt')).not.toBeNull();
  }
});

function main() {
  return within(screen.getByRole('main'));
}

function headingsOf(region: string): (string | null)[] {
  const section = within(screen.getByRole('region', { name: region }));
  return section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

function addressesIn(parent: HTMLElement, selector: string): (string | null)[] {
  return [...parent.querySelectorAll(selector)].map((child) => child.getAttribute('src'));
}

function filesOf(picture: Element): string[] {
  const written = `${picture.getAttribute('src')} ${picture.getAttribute('srcset') ?? ''}`;
  return written.match(/\/pictures\/[\w.-]+/g) ?? [];
}
