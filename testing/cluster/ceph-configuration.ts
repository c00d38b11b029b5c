import { join } from 'node:path';

interface Place {
  folder: string;
  clusterId: string;
  monitorPort: number;
  gatewayPort: number;
}

/** Ceph on one machine, on loopback, with its objects in memory and one copy of each: for tests alone. */
export function cephConfiguration({ folder, clusterId, monitorPort, gatewayPort }: Place): string {
  const global = {
    fsid: clusterId,
    'mon initial members': 'a',
    'mon host': monitorAddress(monitorPort),
    'public addr': '127.0.0.1',
    'auth cluster required': 'none',
    'auth service required': 'none',
    'auth client required': 'none',
    'ms bind msgr2': 'false',
    'osd pool default size': '1',
    'osd pool default min size': '1',
    'osd pool default pg num': '4',
    'osd pool default pgp num': '4',
    'osd pool default pg autoscale mode': 'off',
    'osd crush chooseleaf type': '0',
    // Set once by `startObjectServer`: at its own start the daemon sometimes asks before it has found the monitor.
    'osd crush update on start': 'false',
    'osd class update on start': 'false',
    'mon allow pool size one': 'true',
    'mon max pg per osd': '1000',
    'osd objectstore': 'memstore',
    'memstore device bytes': String(2 * 1024 ** 3),
    'osd class load list': '*',
    'osd class default list': '*',
    'run dir': folder,
    'admin socket': join(folder, '$name.asok'),
    'pid file': join(folder, '$name.pid'),
    'log file': join(folder, '$name.log'),
    'mon data': join(folder, 'mon'),
    'osd data': join(folder, 'osd'),
    'rgw data': join(folder, 'rgw'),
    'crash dir': join(folder, 'crash'),
    keyring: join(folder, 'keyring'),
  };
  const gateway = {
    'rgw frontends': `beast endpoint=127.0.0.1:${gatewayPort}`,
    'rgw thread pool size': '32',
    'rgw override bucket index max shards': '1',
  };
  return `[global]\n${lines(global)}\n[client.rgw]\n${lines(gateway)}\n`;
}

export function monitorAddress(port: number): string {
  return `[v1:127.0.0.1:${port}]`;
}

function lines(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}`)
    .join('\n');
}
