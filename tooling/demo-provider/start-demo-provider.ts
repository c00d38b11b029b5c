import { CLIENT, startIdentityProvider } from './identity-provider.ts';

/** `npm run demo:provider`: a provider on this machine for trying out the sign-in with a school's own account. */
const PORT = Number(process.env['PROVIDER_PORT'] ?? 3100);
const { PORT: productPort = '3000', PUBLIC_URL: publicUrl } = process.env;
const PRODUCT = publicUrl ?? `http://localhost:${productPort}`;

const provider = await startIdentityProvider({
  port: PORT,
  redirectUris: [`${PRODUCT}/api/sign-in/providers/other/return`],
  findClaims: (email) => ({ email, email_verified: true }),
  alwaysAsks: true,
  offered: ['ada@orchard.example', 'grace@orchard.example', 'sam@meadow.example'],
}).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  process.stderr.write(
    `Port ${PORT} is in use, perhaps by a demo provider that runs already. Stop that one, or set PROVIDER_PORT to another port.\n`,
  );
  process.exit(1);
});
const { issuer } = provider;

/** The product must come up where the provider sends browsers back to. */
const address = `PORT=${productPort}${publicUrl === undefined ? '' : ` PUBLIC_URL=${publicUrl}`}`;

process.stdout.write(`The demo provider is ready: ${issuer}
It asks for no password and is for this machine alone. In another terminal start the product with

  ${address} OIDC_NAME="Demo Trust" OIDC_ISSUER=${issuer} OIDC_CLIENT_ID=${CLIENT.id} OIDC_CLIENT_SECRET=${CLIENT.secret} OIDC_DOMAINS=orchard.example npm start

and open

  ${PRODUCT}/login

For a product on another port, start this again with that PORT. The provider speaks for orchard.example; other
addresses are confirmed by a code the first time. Stop it with Ctrl+C.
`);
