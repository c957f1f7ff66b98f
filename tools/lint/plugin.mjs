import { folderSize } from './rules/folder-size.mjs';
import { kebabCaseFiles } from './rules/kebab-case-files.mjs';
import { libDocstring } from './rules/lib-docstring.mjs';
import { noProcessEnv } from './rules/no-process-env.mjs';
import { noRawColor } from './rules/no-raw-color.mjs';
import { noRouteLiterals } from './rules/no-route-literals.mjs';

/** The house's own rules; each has its spec beside it. */
export default {
  meta: { name: 'house' },
  rules: {
    'folder-size': folderSize,
    'kebab-case-files': kebabCaseFiles,
    'lib-docstring': libDocstring,
    'no-process-env': noProcessEnv,
    'no-raw-color': noRawColor,
    'no-route-literals': noRouteLiterals,
  },
};
