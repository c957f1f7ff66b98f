import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandsOf, pagesOf } from './documented-commands.mjs';

const root = join(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');

describe('the commands in README and docs', () => {
  it('are read from code, not from prose', () => {
    const page = 'Type npm run nothing.\n```sh\nnpm start # now\nnpm run import -- a.xml\n```\nor `npx nx g lib`.';
    expect(commandsOf(page)).toEqual(['npm start', 'npm run import', 'npx nx']);
  });

  it('exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const known = (command) => {
      const [program, first, second] = command.split(' ');
      if (program === 'node') return existsSync(join(root, first));
      if (program === 'npx') return existsSync(join(root, 'node_modules/.bin', first));
      return first === 'ci' || (first === 'run' ? second : first) in scripts;
    };
    const gone = pagesOf(root).flatMap(([path, text]) =>
      commandsOf(text)
        .filter((command) => !known(command))
        .map((command) => `${path}: ${command}`),
    );
    expect(gone).toEqual([]);
  });

  it('of the README are run by CI', () => {
    const pipeline = read('.github/workflows/ci.yml');
    const readme = pagesOf(root).filter(([path]) => path === 'README.md');
    const missing = readme.flatMap(([, text]) => commandsOf(text)).filter((command) => !pipeline.includes(command));
    expect(missing).toEqual([]);
  });
});
