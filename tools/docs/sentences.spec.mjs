import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorsTable } from './errors-table.mjs';
import { isSaid, isSentence, literalsIn, repeated, saidBelow } from './literals.mjs';

const root = resolve(import.meta.dirname, '../..');
const load = (file) => import(pathToFileURL(join(root, file)).href);
const { SHARED_ERRORS } = await load('libs/server/platform/src/error-messages/shared-errors.ts');
const { apiModules } = await load('apps/api/src/modules.ts');
/** Every rule of the API: those shared by modules, then each module's own. */
const ERROR_MESSAGES = Object.assign({}, SHARED_ERRORS, ...apiModules().map(({ errors }) => errors));

const api = ['apps/api/src', 'libs/server'].flatMap((folder) => saidBelow(root, folder));
const domain = saidBelow(root, 'libs/domain/src');

/**
 * Sources with sentences of the API that refuse no request: letters, the description of the calls, the import's
 * report, commands, test content.
 */
const OTHER_SPEECH =
  /^libs\/server\/(?:importer\/|export\/|[^/]+\/src\/\w+\/command\.ts$)|^(?:apps\/api|libs\/server\/[^/]+)\/src\/(?:(?:mail|docs|testing|demo)\/|(?:recovery|payment|letter)\/\w+-letters?\.ts$)/;
const ERROR_MESSAGES_FILES = /^libs\/server\/(?:platform\/src\/error-messages\/|[^/]+\/src\/(?:payment\/)?errors\/)/;

/** The specification writes these without a full stop, and so do we. */
const SPECIFIED = [
  'Favor aceitar os termos',
  'Falha ao enviar o e-mail. Tente novamente',
  'Erro ao enviar email',
  'Login Recusado',
  'Preencha o campo nome',
  'Preencha o campo e-mail',
  'Preencha o campo senha',
  'Preencha o campo nova senha',
  'Preencha o campo confirmação de senha',
];
const REFUSING = /\/(?:messages|server-messages|validators)\.ts$/;

describe('each sentence of the servers and the rules', () => {
  it('exists once', () => {
    expect(repeated([...api, ...domain])).toEqual([]);
  });

  it('is in the error messages if it refuses a request', () => {
    const elsewhere = api.filter(
      ({ file, text }) => isSentence(text) && !OTHER_SPEECH.test(file) && !ERROR_MESSAGES_FILES.test(file),
    );
    expect(
      elsewhere.map(
        ({ file, line, text }) => `${file}:${line}: give “${text}” a rule in error-messages.ts of its module`,
      ),
    ).toEqual([]);
  });

  it('starts with a capital and ends with a full stop, unless the specification differs', () => {
    const rules = Object.values(ERROR_MESSAGES).flatMap((group) =>
      Object.values(group).map(({ sentence }) => sentence),
    );
    const rest = domain.filter(({ file }) => REFUSING.test(file)).map(({ text }) => text);
    const said = [...rules, ...rest].filter((text) => !SPECIFIED.includes(text));
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter((text) => !isSentence(text) || !isSaid(text))).toEqual([]);
  });
});

describe('docs/errors.md', () => {
  it('lists the error messages as they are', () => {
    const lines = readFileSync(join(root, 'docs/errors.md'), 'utf8').split('\n');
    expect(lines.slice(lines.findIndex((line) => line.startsWith('## ')))).toEqual(errorsTable(ERROR_MESSAGES));
  });
});

describe('the search for sentences', () => {
  const twice = `const a = 'Esta questão não existe.';\nthrow no(\`Esta questão não existe.\`);\nimport 'isto é um caminho longo';`;

  it('finds a repeated one, with both places', () => {
    expect(repeated(literalsIn(twice, 'x.ts'))).toEqual(['“Esta questão não existe.” stands in x.ts:1 and x.ts:2']);
  });

  it.each([
    ['Escolha uma alternativa.', true],
    ['Este {} não está entre os seus.', true],
    ['passa do tamanho máximo de uma questão', true],
    ['no token', false],
    ['de associação', false],
    ['select id from questions where não', false],
    ['a value was refused', false],
  ])('reads “%s” as a sentence: %s', (text, expected) => expect(isSaid(text)).toBe(expected));
});
