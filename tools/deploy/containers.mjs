import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'deploy/containers';
const PINNED = /:\d[\d.]*\.\d[\w.-]*$/;

/** The stages of a Dockerfile: `{ name, base, lines }`, with continued lines joined. */
export function stagesOf(text) {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
  const stages = [];
  for (const line of lines) {
    const [, base, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (base) stages.push({ name, base, lines: [] });
    else stages.at(-1).lines.push(line);
  }
  return stages;
}

const argumentsOf = (lines, instruction) =>
  lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));

/** Faults of an image that runs a server. @returns {string[]} sentences; empty if there are none */
export function imageFaults({ name, base, lines }) {
  const users = argumentsOf(lines, 'USER');
  const commands = argumentsOf(lines, 'CMD');
  const copies = argumentsOf(lines, 'COPY');
  const rules = [
    [PINNED.test(base), `${base} is not pinned to a version`],
    [users.at(-1) === 'node', 'it runs as root'],
    [argumentsOf(lines, 'HEALTHCHECK').length === 1, 'it has no health check'],
    [commands.length === 1 && commands[0].startsWith('["node"'), 'a shell stands between it and its signals'],
    [copies.every((copy) => copy.startsWith('--from=')), 'it copies from the checkout'],
    [!argumentsOf(lines, 'RUN').some((run) => /\bnpm\b/.test(run)), 'it installs packages by itself'],
    [argumentsOf(lines, 'ENV').some((env) => env.includes('NODE_ENV=production')), 'it is no production'],
  ];
  return rules.filter(([holds]) => !holds).map(([, fault]) => `${name}: ${fault}`);
}

/** The scripts that a stage runs. */
export const scriptsOf = ({ lines }) =>
  argumentsOf(lines, 'RUN').flatMap((run) => [...run.matchAll(/deploy\/containers\/[\w.]+/g)].map(([path]) => path));

/** Reads a file of the folder. */
export const readContainerFile = (root, name) => readFileSync(join(root, FOLDER, name), 'utf8');

/** Files that the compose file mounts, relative to its folder, and that do not exist. */
export const missingMounts = (root, compose) =>
  [...compose.matchAll(/(?:- |')(\.\.?\/[\w./-]+):\//g)]
    .map(([, path]) => path)
    .filter((path) => !existsSync(join(root, FOLDER, path)));

/** Names of the folder's files. */
export const containerFiles = (root) => readdirSync(join(root, FOLDER));
