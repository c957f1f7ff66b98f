import { JSONParser } from '@streamparser/json';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { FileRefusal } from '../model/refusal';
import {
  BANK_FORMAT,
  BANK_SECTION_NAMES,
  BANK_SECTIONS,
  BANK_VERSION,
  type BankEntry,
  type BankSection,
} from './schema';

/** One entry of a bank's file, checked by the schema of its section. */
export type BankValue = {
  [Section in BankSection]: { section: Section; at: number; value: BankEntry<Section> };
}[BankSection];

const ajv = new Ajv({ allErrors: false, strict: false });
const validators = new Map<BankSection, ValidateFunction>();

function validatorOf(section: BankSection): ValidateFunction {
  const validate = validators.get(section) ?? ajv.compile(BANK_SECTIONS[section]);
  validators.set(section, validate);
  return validate;
}

/** Whether the beginning of a file is a bank's: its first member names the format. */
export const looksLikeBank = (head: string): boolean =>
  new RegExp(`^\\s*\\{\\s*"formato"\\s*:\\s*"${BANK_FORMAT}"`).test(head);

const HEAD_PATHS = ['$.formato', '$.versao'];

/**
 * Reads a bank's file entry by entry, in bounded memory. Entries come in the order of `BANK_SECTION_NAMES`; unknown
 * members are skipped. Throws FileRefusal where the file is not complete JSON, is of another version, or has an entry
 * that violates its schema or follows a later section.
 */
export async function* readBank(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<BankValue> {
  const parser = new JSONParser({
    paths: [...HEAD_PATHS, ...BANK_SECTION_NAMES.map((name) => `$.${name}.*`)],
    keepStack: false,
    stringBufferSize: 64 * 1024,
  });
  let ready: BankValue[] = [];
  let latest = -1;
  let version: unknown;
  parser.onValue = ({ value, key, stack }) => {
    const section = stack[1]?.key as BankSection | undefined;
    if (section === undefined) {
      if (key === 'versao') version = value;
      return;
    }
    if (version !== BANK_VERSION) throw new FileRefusal(0, versionSentence(version));
    const place = BANK_SECTION_NAMES.indexOf(section);
    if (place < latest)
      throw new FileRefusal(
        0,
        `a seção ${section} vem antes de ${BANK_SECTION_NAMES[latest] ?? ''}; a ordem está em docs/export.md`,
      );
    latest = place;
    ready.push(entryOf(section, Number(key), value));
  };
  // Without this handler an error would be thrown raw; with it, `write` throws nothing.
  for await (const chunk of bytes) {
    try {
      parser.write(chunk);
    } catch (error) {
      throw error instanceof FileRefusal ? error : new FileRefusal(0, 'o JSON está quebrado');
    }
    const entries = ready;
    ready = [];
    yield* entries;
  }
  if (!parser.isEnded) throw new FileRefusal(0, 'o JSON acaba antes do fim');
  if (version !== BANK_VERSION) throw new FileRefusal(0, versionSentence(version));
}

const versionSentence = (version: unknown): string =>
  version === undefined
    ? 'o banco não diz de que versão é, antes das suas seções'
    : `o banco é da versão ${String(version).slice(0, 20)}, e aqui se lê a ${BANK_VERSION}`;

function entryOf(section: BankSection, at: number, value: unknown): BankValue {
  const validate = validatorOf(section);
  if (!validate(value)) throw new FileRefusal(0, `${section}[${at}]${errorText(validate.errors?.[0])}`);
  return { section, at, value } as BankValue;
}

/** The faulty field and its error, in a few words. */
function errorText(error: ErrorObject | undefined): string {
  const field = (error?.instancePath ?? '').replaceAll('/', '.');
  const param = (name: string): string => String((error?.params as Record<string, unknown> | undefined)?.[name] ?? '');
  switch (error?.keyword) {
    case 'required':
      return `${field}: falta ${param('missingProperty')}`;
    case 'additionalProperties':
      return `${field}: o campo ${param('additionalProperty').slice(0, 60)} não existe`;
    default:
      return `${field}: não é o que o esquema pede (${error?.keyword ?? ''})`;
  }
}
