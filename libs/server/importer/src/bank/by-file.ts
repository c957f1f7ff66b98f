import type { RawQuestion } from '../model/raw-question';
import type { BankValue } from './read-bank';
import type { BankEntry } from './schema';
import { FileTexts } from './file-texts';
import { toRaw } from './to-raw';

interface FileQuestions {
  file: BankEntry<'arquivos'>;
  questions: AsyncIterable<RawQuestion>;
}

/**
 * The questions of each file of a checked bank, in the bank's order; skips the rest of a file that the caller stops
 * reading.
 */
export async function* byFile(entries: AsyncGenerator<BankValue>): AsyncGenerator<FileQuestions> {
  const files = new Map<string, BankEntry<'arquivos'>>();
  const reader: { next: Extract<BankValue, { section: 'questoes' }> | null } = { next: null };
  const advance = async (): Promise<void> => {
    reader.next = null;
    for (let step = await entries.next(); !step.done && reader.next === null;) {
      const entry = step.value;
      if (entry.section === 'arquivos') files.set(entry.value.chave, entry.value);
      if (entry.section === 'questoes') reader.next = entry;
      else step = await entries.next();
    }
  };
  await advance();
  while (reader.next !== null) {
    const file = files.get(reader.next.value.arquivo);
    if (!file) throw new Error('the bank was checked before');
    const isOwn = (): boolean => reader.next?.value.arquivo === file.chave;
    const texts = new FileTexts();
    const questions = async function* (): AsyncGenerator<RawQuestion> {
      while (reader.next !== null && isOwn()) {
        yield toRaw(reader.next.value, reader.next.at + 1, texts.of(reader.next));
        await advance();
      }
    };
    yield { file, questions: questions() };
    while (isOwn()) await advance();
  }
}
