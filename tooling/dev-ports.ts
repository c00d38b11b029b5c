import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const port = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535));

const environment = z.object({
  /** Where the server listens. */
  PORT: z._default(port, 3000),
  /** Where Vite serves the site. */
  DEV_PORT: z._default(port, 5173),
});

export function devPorts(env: Record<string, string | undefined>): {
  server: number;
  site: number;
} {
  const { PORT, DEV_PORT } = environment.parse({
    PORT: env['PORT'] || undefined,
    DEV_PORT: env['DEV_PORT'] || undefined,
  });
  return { server: PORT, site: DEV_PORT };
}

/** Points every proxied path at the server's port, so that a page never reaches another product on port 3000. */
export function proxyToServer(serverPort: number): Plugin {
  return {
    name: 'proxy-to-server',
    config: ({ server }) => ({
      server: {
        proxy: Object.fromEntries(
          Object.keys(server?.proxy ?? {}).map((path) => [path, `http://localhost:${serverPort}`]),
        ),
      },
    }),
  };
}
