import { createHash } from 'node:crypto';
import { join } from 'node:path';

const nobody = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses root; `{}` means: as whoever we are. */
export function serverAccount() {
  return process.getuid?.() === 0 ? { ...nobody } : {};
}

/** The folder for binaries and clusters of one checkout when we are root. */
export function rootHouse(checkout) {
  return join('/var/lib/mapa', fingerprint(checkout));
}

/** A short name that stands for a path. */
export function fingerprint(path) {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}
