import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXPORT_FORMATS, exportFileName, type ExportFormat } from '@mapa/domain';
import { readYear, UsageError, wrongFlag } from '@mapa/server-importer';

export const USAGE = `Uso: npm run export -- --prova "NOME" [opções]

Escreve as questões de uma prova, com gabarito e figuras, em um arquivo que npm run import lê de volta.

  --prova "NOME"       a prova, pelo nome
  --ano AAAA           o ano dela, onde há mais de uma com este nome
  --banca "SIGLA"      a banca dela, onde há mais de uma com este nome e ano
  --formato FORMATO    ${EXPORT_FORMATS.map(({ value }) => value).join(', ')}; sem ele, moodle
  --saida ARQUIVO      onde gravar; sem ele, na pasta atual, com o nome da prova

O import lê moodle, gift, qti, aiken e csv-gabarito. Sai com 0 quando o arquivo foi gravado, com 1 quando não foi, com 2 quando o comando está errado.`;

export interface ExportCommand {
  exam: string;
  year: number | null;
  board: string | null;
  format: ExportFormat;
  /** Absolute. */
  path: string;
  help: boolean;
}

const FLAGS = {
  prova: { type: 'string' },
  ano: { type: 'string' },
  banca: { type: 'string' },
  formato: { type: 'string' },
  saida: { type: 'string' },
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

/** Reads the command line; the file's name is taken from `cwd`. Throws UsageError. */
export function readArguments(argv: string[], cwd: string): ExportCommand {
  const { values, positionals } = parse(argv);
  const { prova = '', ano, banca = null, formato, saida, help = false } = values;
  if ((prova.trim() === '' || positionals.length > 0) && !help) throw new UsageError('Diga a prova com --prova.');
  const format = readFormat(formato);
  return {
    exam: prova.trim(),
    year: readYear(ano),
    board: banca,
    format,
    path: resolve(cwd, saida ?? exportFileName(prova, format)),
    help,
  };
}
