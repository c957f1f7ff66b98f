import { relative, sep } from 'node:path';

const FOLDER = /^\.?[a-z0-9]+(-[a-z0-9]+)*$/;
const FILE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

const toKebab = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_\s]+/g, '-')
    .toLowerCase()
    .replace(/^-+|-+$/g, '');

/** One notation for file names makes them predictable, and safe on case-insensitive disks. */
export const kebabCaseFiles = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { rename: '"{{name}}" is not in kebab-case: rename it to "{{better}}".' },
  },
  create(context) {
    return {
      Program(node) {
        const segments = relative(context.cwd, context.filename).split(sep);
        const file = segments.pop();
        const folders = segments.filter((segment) => segment !== '..');
        const wrong = folders.find((folder) => !FOLDER.test(folder)) ?? (FILE.test(file) ? null : file);
        if (!wrong) return;
        context.report({ node, messageId: 'rename', data: { name: wrong, better: toKebab(wrong) } });
      },
    };
  },
};
