import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const inCode = /`((?:apps|libs|tools|docs|\.github)\/[\w./-]+)`/g;
const linked = /\]\((?!https?:|mailto:|#)([^)\s#]+)/g;

/** Pages that must stay true; decisions record the state at their time. */
export const pagesOf = (root) => [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** The files and folders that a page names and that do not exist, in order. */
export function missingPaths(root, page, text = readFileSync(join(root, page), 'utf8')) {
  const named = [...text.matchAll(inCode)].map(([, path]) => path);
  const links = [...text.matchAll(linked)].map(([, path]) => join(dirname(page), path));
  return [...named, ...links].filter((path) => !existsSync(join(root, path)));
}
