import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../launcher/core/root.mjs';
import { containerFiles, imageFaults, missingMounts, readContainerFile, scriptsOf, stagesOf } from './containers.mjs';

const stages = stagesOf(readContainerFile(root, 'Dockerfile'));
const [build, ...images] = stages;
const compose = readContainerFile(root, 'compose.yaml');

test('both images are pinned, run as an ordinary user, have a health check and receive signals themselves', () => {
  expect(images.map(({ name }) => name)).toEqual(['api', 'web']);
  expect(images.flatMap(imageFaults)).toEqual([]);
});

test('a broken rule is named', () => {
  const bare = stagesOf('FROM node:latest AS api\nCOPY . .\nRUN npm ci\nCMD npm start\n');
  expect(bare.flatMap(imageFaults)).toEqual([
    'api: node:latest is not pinned to a version',
    'api: it runs as root',
    'api: it has no health check',
    'api: a shell stands between it and its signals',
    'api: it copies from the checkout',
    'api: it installs packages by itself',
    'api: it is no production',
  ]);
});

test('images are built only by the scripts that are tested without an engine', () => {
  const tried = readContainerFile(root, 'try.sh');
  const scripts = [...new Set(scriptsOf(build))];
  expect(scripts).toEqual(['deploy/containers/build.sh', 'deploy/containers/pack.sh']);
  for (const script of scripts) expect(tried).toContain(script);
  expect(build.lines.filter((line) => line.startsWith('RUN ') && !line.startsWith('RUN sh deploy/'))).toEqual([]);
});

test('packing omits development packages and runs no install script', () => {
  expect(readContainerFile(root, 'pack.sh')).toMatch(/^npm ci --omit=dev --ignore-scripts$/m);
});

test('the servers of the compose file write to memory only, and can gain no privileges', () => {
  const server = /x-server: &server\n((?: .*\n)+)/.exec(compose)[1];
  for (const rule of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'tmpfs:'])
    expect(server).toContain(rule);
  const services = compose.slice(compose.indexOf('\nservices:'));
  for (const name of ['web1', 'web2', 'api1', 'api2', 'migrate'])
    expect(services).toMatch(new RegExp(`\\n  ${name}:(?: \\*|\\n    <<: \\*)(?:web|api)\\n`));
});

test('images of the compose file are pinned, its passwords have no default, and its mounted files exist', () => {
  const others = [...compose.matchAll(/image: (\S+)/g)]
    .map(([, image]) => image)
    .filter((image) => !/^mapa-/.test(image));
  expect(others.filter((image) => !/:\d+\.\d+/.test(image))).toEqual([]);
  expect([...compose.matchAll(/\$\{\w*(?:PASSWORD|SECRET)(?!:\?)[^}]*\}/g)]).toEqual([]);
  expect(missingMounts(root, compose)).toEqual([]);
});

test('the application connects as a role that owns nothing, and migrations as the owner', () => {
  const addresses = [...compose.matchAll(/DATABASE_URL: postgres:\/\/(\w+):/g)].map(([, role]) => role);
  expect(addresses).toEqual(['mapa_app', 'mapa_owner']);
});

test.each(containerFiles(root).filter((name) => name.endsWith('.sh')))('%s can be parsed by sh', (name) => {
  expect(execFileSync('sh', ['-n', join(root, 'deploy/containers', name)]).toString()).toBe('');
});
