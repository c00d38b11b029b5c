import sharp from 'sharp';
import { expect } from 'vitest';
import { createLink, type LinkPurpose, type Tree } from '#contract/library.ts';
import { createFolder } from '#contract/library-changes.ts';
import { pagePictureAddress } from '#contract/page-picture-route.ts';
import { createSchool } from '#contract/schools.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { makePasskey } from '#testing/passkeys.ts';
import { send, signInByMail, upload, type Visitor, visitSite } from '#testing/visit-site.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import { aVolume } from './start-container.ts';

/** The one that compose.yaml names. */
export const ADMINISTRATOR = 'admin@spellingorchard.example';
export const TEACHER = 'ada@orchard.example';
export const WEEK = 'Year 9/Week 1';
export const UPLOADED = 'Year 9/Week 1/Slides.pdf';
export const UPLOADED_PDF = slides(3);
export const PICTURE_WIDTH = 960;

const SCHOOL = {
  name: 'Orchard Primary School',
  domain: 'orchard.example',
  contactName: null,
  contactEmail: null,
  subscriptionStatus: 'active',
};

/** A volume, ports and a mail server for a container. */
export async function newSite() {
  const mail = await startMailServer();
  const [port, metricsPort] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  return { volume: await aVolume(), port, metricsPort, smtpUrl: mail.url, mail };
}

type Mail = Awaited<ReturnType<typeof newSite>>['mail'];

/** Administrators have no rights before they add a passkey; version 1.0 had no passkeys. */
export async function openSite(url: string, mail: Mail, { passkeys = true } = {}) {
  const administrator = visitSite(url);
  await signInByMail(administrator, ADMINISTRATOR, mail);
  if (passkeys) {
    const place = { origin: url, rpId: new URL(url).hostname };
    const { response } = await makePasskey(administrator, undefined, place);
    expect(response.status).toBe(201);
  }
  await send(administrator, createSchool, SCHOOL);
  await send(administrator, createFolder, { path: 'Year 9' });
  await send(administrator, createFolder, { path: WEEK });
  await upload(administrator, UPLOADED, UPLOADED_PDF);
  const teacher = visitSite(url);
  await signInByMail(teacher, TEACHER, mail);
  return { administrator, teacher };
}

export async function readResource(teacher: Visitor, path: string): Promise<Buffer> {
  const response = await teacher.open(await linkTo(teacher, path, 'print'));
  return Buffer.from(await response.arrayBuffer());
}

/** Has the first page drawn, and returns the width of its picture. */
export async function pictureWidth(teacher: Visitor, path: string): Promise<number> {
  const link = await linkTo(teacher, path, 'view');
  const response = await teacher.open(pagePictureAddress(link, 1, PICTURE_WIDTH));
  expect(response.status).toBe(200);
  return (await sharp(await response.arrayBuffer()).metadata()).width;
}

export function resourcesIn({ years }: Tree): string[] {
  return years.flatMap(({ name: year, weeks }) =>
    weeks.flatMap((week) => week.resources.map(({ name }) => `${year}/${week.name}/${name}`)),
  );
}

async function linkTo(teacher: Visitor, path: string, purpose: LinkPurpose): Promise<string> {
  return (await send(teacher, createLink, { bucket: 'learning', path, purpose })).url;
}
