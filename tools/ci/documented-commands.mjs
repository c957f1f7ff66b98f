import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const COMMAND = /\b(?:npm (?:start|test|ci|run [\w:-]+)|npx [\w@/.-]+|node tools\/[\w./-]+)/g;

/** The commands that a page documents: those in its code blocks and inline code. */
export function commandsOf(markdown) {
  const code = [...markdown.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, inline]) => block ?? inline,
  );
  return [...new Set(code.flatMap((piece) => piece.match(COMMAND) ?? []))];
}

/** README.md and every page of docs, as pairs of path and text. */
export function pagesOf(root) {
  const docs = readdirSync(join(root, 'docs'), { recursive: true })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path));
  return ['README.md', ...docs]
    .filter((path) => existsSync(join(root, path)))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}
