import { choosePlace, missingDatabase } from './cluster-folder.mjs';

const base = {
  dataDir: '/co/.data',
  asRoot: true,
  house: '/var/lib/mapa/abc',
  pointer: null,
  originalStands: false,
  clusterInside: false,
};
const pointer = { data_dir: '/co/.data', cluster: '/var/lib/mapa/abc/cluster-1' };

test('an ordinary user has the cluster inside DATA_DIR', () => {
  expect(choosePlace({ ...base, asRoot: false })).toEqual({ folder: '/co/.data/postgres', fresh: true });
});

test('root has it outside, where the unprivileged server can read it', () => {
  const { folder, fresh } = choosePlace(base);
  expect(folder).toMatch(/^\/var\/lib\/mapa\/abc\/cluster-[0-9a-f]{16}$/);
  expect(fresh).toBe(true);
});

test('two DATA_DIRs of one checkout have two clusters', () => {
  expect(choosePlace({ ...base, dataDir: '/other' }).folder).not.toBe(choosePlace(base).folder);
});

test('the pointer in DATA_DIR is followed', () => {
  expect(choosePlace({ ...base, pointer })).toEqual({ folder: pointer.cluster, fresh: false });
});

test('a moved DATA_DIR keeps its cluster', () => {
  const moved = choosePlace({ ...base, dataDir: '/new/.data', pointer, originalStands: false });
  expect(moved).toEqual({ folder: pointer.cluster, fresh: false });
});

test('a copied DATA_DIR does not share the cluster of the original', () => {
  const copied = choosePlace({ ...base, dataDir: '/copy/.data', pointer, originalStands: true });
  expect(copied.folder).not.toBe(pointer.cluster);
  expect(copied.fresh).toBe(true);
});

test('root continues with the cluster that an ordinary user made inside', () => {
  expect(choosePlace({ ...base, clusterInside: true })).toEqual({ folder: '/co/.data/postgres', fresh: false });
});

describe('a DATA_DIR without its database', () => {
  const missing = { dataDir: '/copy/.data', pointer, folder: '/var/lib/mapa/abc/cluster-2', stands: false };

  test('a copy is told where the database is, and how to copy it', () => {
    expect(missingDatabase(missing)).toBe(
      'WARNING: /copy/.data is a copy of /co/.data, whose database is in /var/lib/mapa/abc/cluster-1 and was not copied with it; an empty one is made. Data are copied by npm run backup and npm run restore',
    );
  });

  test('on another machine the database is reported as missing', () => {
    const elsewhere = { ...missing, folder: pointer.cluster };
    expect(missingDatabase(elsewhere)).toContain('was in /var/lib/mapa/abc/cluster-1 and is not there');
  });

  test('nothing is said about a new folder, and about one with its database', () => {
    expect(missingDatabase({ ...missing, pointer: null })).toBeNull();
    expect(missingDatabase({ ...missing, stands: true })).toBeNull();
  });
});
