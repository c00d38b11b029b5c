import { parseEmail } from '#contract/email.ts';
import { reasonOf } from './app-error.ts';
import { callOf, commandConfig, runCommand, say } from './command.ts';
import type { Config } from './config.ts';
import { hasEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { withPool, withUnmigratedDatabase } from './db/with-database.ts';
import { describeDeployment } from './deployment.ts';
import { databaseChecks } from './doctor/database-checks.ts';
import {
  type Check,
  describeFinding,
  exitCodeOf,
  fault,
  type Finding,
  ok,
  runCheck,
} from './doctor/finding.ts';
import { machineChecks } from './doctor/machine-checks.ts';
import { providerChecks } from './doctor/provider-checks.ts';
import { publicAddressCheck } from './doctor/public-address-check.ts';
import { endProcess } from './end-process.ts';
import { VERSION } from './release.ts';
import { StartError } from './start-error.ts';

const USAGE = `Use it as one of:
  ${callOf('doctor')}
  ${callOf('doctor', '--mail-to name@school.example')}     also sends a message`;

/** Checks everything the product needs. Exits with 0 when all is well, 1 with a warning, 2 with a fault. */
await runCommand(async (words) => {
  const mailTo = addressIn(words);
  const findings: Finding[] = [];
  const config = loadSettings(report);
  if (config) {
    await runAll(machineChecks(config, mailTo));
    await checkDatabase(config);
    await runAll([publicAddressCheck(config), ...providerChecks(config)]);
  }
  await endProcess(exitCodeOf(findings), say);

  function report(finding: Finding): void {
    findings.push(finding);
    say(describeFinding(finding));
  }

  /** Returns whether no check found a fault. */
  async function runAll(checks: Check[]): Promise<boolean> {
    let isWell = true;
    for (const check of checks) {
      const found = await runCheck(check);
      for (const finding of found) report(finding);
      isWell &&= found.every(({ level }) => level !== 'fault');
    }
    return isWell;
  }

  async function checkDatabase(settings: Config): Promise<void> {
    try {
      await withUnmigratedDatabase(settings, (connectionString) =>
        withPool(connectionString, async (db) => {
          const { server, others } = databaseChecks(db, connectionString);
          // A server that does not answer would make each of the others wait for it.
          if (await runAll([server])) await runAll(others);
        }),
      );
    } catch (error) {
      report(fault('Database', reasonOf(error), remedyFor(settings)));
    }
  }
});

function loadSettings(report: (finding: Finding) => void): Config | undefined {
  try {
    const config = commandConfig();
    const { database, store, mail } = describeDeployment(config);
    report(ok('Configuration', `Release ${VERSION} with ${database}, ${store}, ${mail}.`));
    return config;
  } catch (error) {
    const remedy = 'Correct the variables in the environment, the env file of the unit, or .env.';
    report(fault('Configuration', reasonOf(error), remedy));
    return undefined;
  }
}

/** For an embedded database that is there and cannot be used, or one that was never made. */
function remedyFor({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === undefined && hasEmbeddedPostgres(dataDir)
    ? 'Is its process frozen, or the machine overloaded? DATA_DIR/postgres/server.log says more; start the product again.'
    : 'Start the product once, with the same variables and as the same user.';
}

function addressIn([option, given, ...rest]: string[]): string | undefined {
  if (option === undefined) return undefined;
  const email = option === '--mail-to' && rest.length === 0 ? parseEmail(given ?? '') : undefined;
  if (!email) throw new StartError(USAGE);
  return email.address;
}
