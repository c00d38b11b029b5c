import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const mp4 = readFileSync('web/public/video/promo.mp4');
const webm = readFileSync('web/public/video/promo.webm');
const captions = readFileSync('web/public/video/promo.vtt', 'utf8');
const poster = readFileSync('web/public/pictures/promo-poster.webp');

test('the films are what their names say, and small enough for a school line', () => {
  expect(mp4.toString('latin1', 4, 8)).toBe('ftyp');
  expect(webm.subarray(0, 64).includes('webm')).toBe(true);
  expect(mp4.length + webm.length).toBeLessThan(3_000_000);
  expect(poster.toString('latin1', 8, 12)).toBe('WEBP');
  expect(poster.length).toBeLessThan(60_000);
});

test('the first film starts before all of it is there', () => {
  expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
});

test('both are of one length, between 20 and 40 seconds', () => {
  expect(secondsOfMp4()).toBeGreaterThan(20);
  expect(secondsOfMp4()).toBeLessThan(40);
  expect(secondsOfWebm()).toBeCloseTo(secondsOfMp4(), 1);
});

test('every moment of the film has its caption', () => {
  const cues = [...captions.matchAll(CUE)].map(({ groups = {} }) => groups);

  expect(captions).toMatch(/^WEBVTT\n\n/);
  expect(cues.length).toBeGreaterThan(5);
  expect(captions.match(/-->/g)).toHaveLength(cues.length);
  const starts = cues.map(({ start = '' }) => secondsOf(start));
  const ends = cues.map(({ end = '' }) => secondsOf(end));
  expect(starts).toEqual([0, ...ends.slice(0, -1)]);
  expect(ends.at(-1)).toBeCloseTo(secondsOfMp4(), 1);
  for (const { text } of cues) expect(text).toMatch(/\w.*[.!?]$/);
});

const CUE = /^(?<start>[\d:.]+) --> (?<end>[\d:.]+)\n(?<text>.+)$/gm;

function secondsOf(stamp: string): number {
  const [minutes = '', seconds = ''] = stamp.split(':');
  return Number(minutes) * 60 + Number(seconds);
}

/** From the header of the whole film: how many units a second has, and how many the film. */
function secondsOfMp4(): number {
  const header = mp4.indexOf('mvhd');
  return mp4.readUInt32BE(header + 20) / mp4.readUInt32BE(header + 16);
}

/** The element `Duration`, eight bytes long, in milliseconds. */
function secondsOfWebm(): number {
  return webm.readDoubleBE(webm.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000;
}
