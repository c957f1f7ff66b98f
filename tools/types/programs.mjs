import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Groups projects that one compiler run can check together: equal compiler options, and at most one server app,
 * because each of these declares properties of Fastify's types that apply to its own program only.
 *
 * @param projects `{ path, tags }` of each project, `path` from the root.
 * @returns `{ name, compilerOptions, include }` of each program, include patterns from the root.
 */
export function programsOf(root, projects) {
  const programs = new Map();
  for (const { path, tags } of projects) {
    const { compilerOptions, include } = JSON.parse(readFileSync(join(root, path, 'tsconfig.json'), 'utf8'));
    const alone = path.startsWith('apps/') && tags.includes('layer:server');
    const key = alone ? path : JSON.stringify(compilerOptions);
    const name = alone ? basename(path) : `group-${programs.size}`;
    const program = programs.get(key) ?? { name, compilerOptions, include: [] };
    program.include.push(...include.map((pattern) => `${path}/${pattern}`));
    programs.set(key, program);
  }
  return [...programs.values()];
}
