import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace root. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Every project of the workspace with its tags, which determine the rules of a new project. */
export const projects = ['apps', 'libs', 'libs/features', 'libs/server']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter((path) => existsSync(join(root, path, 'project.json')))
  .map((path) => ({
    path,
    tags: JSON.parse(readFileSync(join(root, path, 'project.json'), 'utf8')).tags ?? [],
  }));

/** Source globs of the projects that carry a tag. */
export const sourcesOf = (tag) =>
  projects.filter(({ tags }) => tags.includes(tag)).map(({ path }) => `${path}/src/**/*.{ts,tsx}`);
