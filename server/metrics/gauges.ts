import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { type Database, poolUse } from '../db/database.ts';
import { countMail } from '../mail/mail-queue.queries.ts';

/** Values that are read when monitoring asks: memory, event loop, database connections, queued mail. */
export function addGauges(registry: Registry, db: Database): void {
  collectDefaultMetrics({ register: registry });
  const registers: Registry[] = [];
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this copy.',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, idle } = poolUse(db);
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'idle' }, idle);
    },
  });
  const waiting = new Gauge({
    name: 'database_waiting',
    help: 'Requests of this copy that wait for a connection.',
    registers,
    collect() {
      this.set(poolUse(db).waiting);
    },
  });
  const mail = new Gauge({
    name: 'mail_queue_messages',
    help: 'Messages that wait to be sent, of all copies; none is told while the database is away.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const counted = await countMail(db).catch(() => undefined);
      if (!counted) return;
      this.set({ state: 'new' }, counted.untried);
      this.set({ state: 'tried' }, counted.tried);
    },
  });
  registry.registerMetric(connections);
  registry.registerMetric(waiting);
  registry.registerMetric(mail);
}
