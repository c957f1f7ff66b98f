import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { sourceFiles } from './source-files.mjs';

/** A folder with too many files for a quick overview should be divided. */
export const folderSize = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { max: { type: 'integer' } }, additionalProperties: false }],
    messages: {
      tooMany:
        'This folder holds {{count}} source files, {{max}} are allowed: group those that change together in a subfolder with a name.',
    },
  },
  create(context) {
    const max = context.options[0]?.max ?? 20;
    return {
      Program(node) {
        const folder = dirname(context.filename);
        if (!existsSync(folder)) return;
        const files = sourceFiles(folder);
        // One report per folder, on its first file, so that equal reports do not hide the rest.
        if (files.length <= max || files[0] !== basename(context.filename)) return;
        context.report({ node, messageId: 'tooMany', data: { count: files.length, max } });
      },
    };
  },
};
