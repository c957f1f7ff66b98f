import { readCsv } from '../csv/rows';
import { FileRefusal } from '../model/refusal';
import { normalisedWords } from '../rules/normalised-words';

/** The subjects of a mapping file: by number, by range of numbers or by category. */
export class SubjectMap {
  private readonly byNumber = new Map<number, string[]>();
  private readonly byCategory = new Map<string, string[]>();

  /** The subject path for a question; undefined if the file has none. Numbers take precedence over categories. */
  find(number: number | null, categoryPath: string[]): string[] | undefined {
    const byNumber = number === null ? undefined : this.byNumber.get(number);
    if (byNumber) return byNumber;
    for (let end = categoryPath.length; end > 0; end -= 1) {
      for (let start = 0; start < end; start += 1) {
        const found = this.byCategory.get(categoryKey(categoryPath.slice(start, end)));
        if (found) return found;
      }
    }
    return undefined;
  }

  setNumber(number: number, path: string[]): void {
    this.byNumber.set(number, path);
  }

  setCategory(path: string[], subject: string[]): void {
    this.byCategory.set(categoryKey(path), subject);
  }
}

/** Thrown for an invalid line; the message is a Portuguese sentence. */
export class SubjectMapError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.name = 'SubjectMapError';
    this.line = line;
  }
}

const MAX_RANGE = 2000;

/** Parses `chave;matéria;assunto[;subassunto]`; the key is a number, a range (`1-8`) or a category. Skips a header. */
export function parseSubjectMap(csv: string): SubjectMap {
  const map = new SubjectMap();
  for (const [index, { line, fields }] of rowsOf(csv).entries()) {
    const [key = '', ...names] = fields;
    if (index === 0 && normalisedWords(key) === 'chave') continue;
    const path = names.filter((name) => name !== '');
    if (key === '' || path.length === 0)
      throw new SubjectMapError(line, 'faltam campos; escreva chave;matéria;assunto');
    addEntry(map, key, path, line);
  }
  return map;
}

function rowsOf(csv: string) {
  try {
    return readCsv(csv);
  } catch (error) {
    if (error instanceof FileRefusal) throw new SubjectMapError(error.line, error.message);
    throw error;
  }
}

function addEntry(map: SubjectMap, key: string, path: string[], line: number): void {
  const range = /^(\d{1,4})\s*(?:[-–]|a)\s*(\d{1,4})$/u.exec(key);
  if (/^\d{1,4}$/.test(key)) {
    map.setNumber(Number(key), path);
  } else if (range) {
    const [first, last] = [Number(range[1]), Number(range[2])];
    if (last < first || last - first > MAX_RANGE) throw new SubjectMapError(line, `a faixa ${key} não é válida`);
    for (let number = first; number <= last; number += 1) map.setNumber(number, path);
  } else {
    map.setCategory(key.split('/'), path);
  }
}

const categoryKey = (path: string[]): string =>
  path
    .map(normalisedWords)
    .filter((words) => words !== '')
    .join('/');
