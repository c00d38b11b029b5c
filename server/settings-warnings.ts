import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { isOfOthers } from './http/loopback.ts';

/** Settings that are accepted but are probably mistakes. */
export function warnAboutSettings(
  { production, publicUrl, smtpUrl }: Pick<Config, 'production' | 'publicUrl' | 'smtpUrl'>,
  log: Logger,
): void {
  if (production && publicUrl.startsWith('http:')) {
    log.warn(
      { publicUrl },
      'PUBLIC_URL begins with http: where browsers use https, every write is refused and cookies are not secure',
    );
  }
  if (!smtpUrl && isOfOthers(publicUrl)) {
    log.warn(
      { publicUrl },
      'PUBLIC_URL is not an address of this machine alone, so /outbox, which shows every sign-in code, is not served: set SMTP_URL to a mail server',
    );
  }
}
