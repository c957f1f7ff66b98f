import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const nobody = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses root; `{}` means the current user. */
export function serverAccount() {
  return process.getuid?.() === 0 ? { ...nobody } : {};
}

const estate = '/var/lib/mapa';

/** The folder for binaries and clusters of one checkout if we are root. */
export function rootFolder(checkout) {
  return join(estate, fingerprint(checkout));
}

/** Makes that folder, readable for the server's user even if root's umask closes new folders. */
export function makeRootFolder(checkout) {
  const house = rootFolder(checkout);
  mkdirSync(house, { recursive: true });
  for (const folder of [estate, house]) chmodSync(folder, 0o755);
  return house;
}

/** A short name derived from a path. */
export function fingerprint(path) {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}
