import { readArguments } from '../arguments.mjs';
import { balancerFile } from './balancer.mjs';
import { createScope } from './scope.mjs';

it('resources of a drill are closed in the opposite order, once', async () => {
  const closed = [];
  const scope = createScope();
  for (const name of ['database', 'api']) scope.use({ stop: () => closed.push(name) });
  await scope.close();
  await scope.close();
  expect(closed).toEqual(['api', 'database']);
});

it('a resource that cannot be closed keeps no other open, and is told', async () => {
  const closed = [];
  const scope = createScope();
  scope.use({ stop: () => closed.push('database') });
  scope.use({ stop: () => Promise.reject(new Error('busy')) });
  await expect(scope.close()).rejects.toThrow('busy');
  expect(closed).toEqual(['database']);
});

it('the balancer asks each server for readiness, and a replica takes over once it accepts writes', () => {
  const file = balancerFile([
    { name: 'site', port: 1, servers: [2, 3] },
    { name: 'database', port: 4, servers: [5, 6], database: true },
  ]);
  expect(file).toMatch(
    /listen site\n {2}bind 127\.0\.0\.1:1\n[\s\S]*option httpchk GET \/ready\n {2}server site1 127\.0\.0\.1:2 check/,
  );
  expect(file).toMatch(/server primary 127\.0\.0\.1:5 check on-marked-down shutdown-sessions/);
  expect(file).toMatch(/server replica1 127\.0\.0\.1:6 check backup/);
});

describe('the command line', () => {
  const known = ['kill', 'soak'];
  it('names drills, or all', () => {
    expect(readArguments([], known)).toMatchObject({ names: known, writesDocument: false, scale: { stops: 100 } });
    expect(readArguments(['soak', '--rapido', '--minutos', '90'], known)).toMatchObject({
      names: ['soak'],
      scale: { stops: 3, soakMinutes: 90 },
    });
  });
  it.each([[['nada']], [['--minutos', 'x']], [['--outra']]])('refuses %j in a sentence', (argv) => {
    expect(() => readArguments(argv, known)).toThrow(/drill/);
  });
});
