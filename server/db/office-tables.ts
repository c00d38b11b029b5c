import type { Generated } from 'kysely';
import type { SubscriptionStatus } from '#contract/schools.ts';
import type { UsageKind } from '#contract/figures.ts';

/** The tables of deleted accounts, figures, newsletters and the first set-up. */
export interface OfficeTables {
  account_deletions: AccountDeletionsTable;
  deletion_codes: DeletionCodesTable;
  newsletters: NewslettersTable;
  renamed_resources: RenamedResourcesTable;
  school_snapshots: SchoolSnapshotsTable;
  setup_steps: SetupStepsTable;
  usage_counts: UsageCountsTable;
}

interface AccountDeletionsTable {
  user_id: string;
  requested_at: Date;
  due_at: Date;
}

interface DeletionCodesTable {
  user_id: string;
  hash: string;
  tries: Generated<number>;
  expires_at: Date;
}

interface NewslettersTable {
  id: Generated<string>;
  subject: string;
  body: string;
  written_at: Date;
  people: number | null;
  sent_at: Date | null;
}

interface RenamedResourcesTable {
  /** The `resource` of its counts. */
  counted_as: string;
  path: string;
}

interface SchoolSnapshotsTable {
  /** `2026-11-16` */
  day: string;
  status: SubscriptionStatus;
  schools: number;
}

interface SetupStepsTable {
  step: string;
  done_at: Date;
}

interface UsageCountsTable {
  /** `2026-11-16` */
  day: string;
  school_id: string;
  kind: UsageKind;
  /** A path, or a name of our own for it: `renamed_resources` has the present path. */
  resource: string;
  uses: number;
}
