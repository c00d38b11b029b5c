import type { Logger } from 'pino';
import type { Config } from './config.ts';

/** Settings that are accepted but are probably mistakes. */
export function warnAboutSettings(
  { production, publicUrl }: Pick<Config, 'production' | 'publicUrl'>,
  log: Logger,
): void {
  if (production && publicUrl.startsWith('http:')) {
    log.warn(
      { publicUrl },
      'PUBLIC_URL begins with http: where browsers use https, every write is refused and cookies are not secure',
    );
  }
}
