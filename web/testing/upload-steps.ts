import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdministrator } from './a-session.ts';
import { renderSite } from './render-site.tsx';
import { type Api, serveApi } from './serve-api.ts';

export const WEEK = '/admin/teaching/Year%202/Week%201';
export const ANSWER = { path: 'Year 2/Week 1/New.pdf', pages: 3, replaced: false };

export async function openUpload(address = WEEK): Promise<Api> {
  const { api } = await renderSite(address, { api: await serveApi(anAdministrator()) });
  await openDialog();
  return api;
}

export async function openDialog(): Promise<void> {
  await screen.findAllByRole('button', { name: / (Slides|Film)\.pdf$/ });
  await press('Upload files');
  await screen.findByRole('dialog', { name: 'Upload Files' });
}

export function route(path: string, bucket = 'learning'): `PUT /api/${string}` {
  return `PUT /api/library/uploads/${bucket}/${path}`;
}

export function aPdf(name: string, folder = ''): File {
  const file = new File(['%PDF-1.7'], name);
  const webkitRelativePath = folder === '' ? '' : `${folder}/${name}`;
  return Object.assign(file, { webkitRelativePath });
}

export function choose(...files: File[]): void {
  const input = document.querySelector('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files } });
}

export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

export function fileRow(name: string): Promise<HTMLElement> {
  return screen.findByRole('group', { name });
}
