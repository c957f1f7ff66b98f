import { ruleTester } from '../testing/rule-tester.mjs';
import { noProcessEnv } from './no-process-env.mjs';

const refused = (code, messageId = 'env') => ({ code, errors: [{ messageId }] });

ruleTester.run('no-process-env', noProcessEnv, {
  valid: [
    'process.exitCode = 1;',
    'const { argv } = process;',
    'import { cwd } from "node:process";',
    'const a = config.env;',
    'if (import.meta.env.SSR) render();',
    'const here = import.meta.url;',
  ],
  invalid: [
    refused('const port = process.env.PORT;'),
    refused('const port = process.env["PORT"];'),
    refused('const { env } = process;'),
    refused('const { env: settings } = process;'),
    refused('import { env } from "node:process";'),
    refused('const host = import.meta.env.VITE_API_HOST;', 'baked'),
    refused('const all = { ...import.meta.env };', 'baked'),
  ],
});
