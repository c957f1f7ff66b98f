import { basename } from 'node:path';

/** The names in a page's inline code: of files without their folder, and of functions, types and constants. */
export const namesIn = (markdown) => {
  const inline = markdown.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g);
  const names = [...inline].map(([, code]) => code);
  return [...new Set(names.filter((name) => /^[A-Za-z]\w*$|^[\w-]+(\.[\w-]+)*\.(tsx?|mjs)$/.test(name)))];
};

/**
 * The names in a page that no longer exist: a file in no folder, a word in no source.
 * @param {string} markdown
 * @param {string[]} files paths of the checkout
 * @param {string[]} sources their texts
 * @returns {string[]}
 */
export function unknownNames(markdown, files, sources) {
  const there = new Set(files.map((file) => basename(file)));
  return namesIn(markdown).filter((name) =>
    name.includes('.') ? !there.has(name) : !sources.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  );
}
