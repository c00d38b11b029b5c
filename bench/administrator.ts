import type { ProductProcess } from '#testing/product-process.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';

const EMAIL = 'admin@spellingorchard.example';

export type Administrator = Awaited<ReturnType<typeof signInAdministrator>>;

/** Adds weeks and resources over HTTP, as the pages do. */
export async function signInAdministrator(product: ProductProcess) {
  const { cookie } = await signInTeacher(product, EMAIL);
  return { addWeek, upload };

  async function addWeek(week: string): Promise<void> {
    const [year = ''] = week.split('/');
    for (const path of [year, week]) {
      const body = JSON.stringify({ path });
      await send('POST', '/api/library/folders', { body, type: 'application/json' });
    }
  }

  async function upload(path: string, content: Buffer): Promise<void> {
    const address = path.split('/').map(encodeURIComponent).join('/');
    const body = new Uint8Array(content);
    await send('PUT', `/api/library/uploads/learning/${address}`, {
      body,
      type: 'application/pdf',
    });
  }

  async function send(
    method: string,
    path: string,
    { body, type }: { body: string | Uint8Array<ArrayBuffer>; type: string },
  ): Promise<void> {
    const headers = { Cookie: cookie, 'Content-Type': type };
    const response = await fetch(product.url + path, { method, headers, body });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  }
}
