import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXPORT_FORMATS, exportFileName, type ExportFormat } from '@mapa/domain';
import { readYear, UsageError, wrongFlag } from '@mapa/server-importer';

export const USAGE = `Uso: npm run export -- --prova "NOME" [opções]

Escreve as questões de uma prova, com gabarito e figuras, em um arquivo que npm run import lê de volta; ou o banco inteiro.

  --prova "NOME"       a prova, pelo nome
  --ano AAAA           o ano dela, onde há mais de uma com este nome
  --banca "SIGLA"      a banca dela, onde há mais de uma com este nome e ano
  --formato FORMATO    ${EXPORT_FORMATS.map(({ value }) => value).join(', ')}; sem ele, moodle
  --tudo               o banco inteiro, em um JSON: provas, questões, assuntos, bancas, concursos, mapas e parâmetros TRI
  --esquema            sozinha: mostra o JSON Schema desse arquivo
  --saida ARQUIVO      onde gravar; sem ele, na pasta atual, com o nome da prova, ou banco.json

O import lê moodle, gift, qti, aiken, csv-gabarito e o banco inteiro. Sai com 0 quando o arquivo foi gravado, com 1 quando não foi, com 2 quando o comando está errado.`;

/** Exports a paper, exports the whole bank, or shows a text. */
export type ExportCommand =
  | {
      kind: 'paper';
      exam: string;
      year: number | null;
      board: string | null;
      format: ExportFormat;
      /** Absolute. */
      path: string;
    }
  | { kind: 'bank'; path: string }
  | { kind: 'schema' | 'help' };

const FLAGS = {
  prova: { type: 'string' },
  ano: { type: 'string' },
  banca: { type: 'string' },
  formato: { type: 'string' },
  saida: { type: 'string' },
  tudo: { type: 'boolean' },
  esquema: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw wrongFlag(error, Object.keys(FLAGS));
  }
}

function readFormat(value = 'moodle'): ExportFormat {
  const found = EXPORT_FORMATS.find((format) => format.value === value);
  if (!found)
    throw new UsageError(`A opção --formato aceita ${EXPORT_FORMATS.map((format) => format.value).join(', ')}.`);
  return found;
}

const WITHOUT_PAPER = 'Diga a prova com --prova, ou --tudo.';

/** Reads the command line; the file's name is relative to `cwd`. Throws UsageError. */
export function readArguments(argv: string[], cwd: string): ExportCommand {
  const { values, positionals } = parse(argv);
  const { prova = '', ano, banca = null, formato, saida, help, tudo, esquema } = values;
  if (help) return { kind: 'help' };
  if ((tudo || esquema) && Object.keys(values).some((name) => !['tudo', 'esquema', 'saida'].includes(name)))
    throw new UsageError(
      'O banco inteiro não é de uma prova nem de outro formato: --tudo vai sozinha, ou com --saida.',
    );
  if (positionals.length > 0) throw new UsageError(WITHOUT_PAPER);
  if (esquema) return { kind: 'schema' };
  if (tudo) return { kind: 'bank', path: resolve(cwd, saida ?? 'banco.json') };
  if (prova.trim() === '') throw new UsageError(WITHOUT_PAPER);
  const format = readFormat(formato);
  return {
    kind: 'paper',
    exam: prova.trim(),
    year: readYear(ano),
    board: banca,
    format,
    path: resolve(cwd, saida ?? exportFileName(prova, format)),
  };
}
