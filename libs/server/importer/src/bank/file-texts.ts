import { FileRefusal } from '../model/refusal';
import type { BankValue } from './read-bank';
import type { BankText } from './to-raw';

/** The shared texts of one file of questions in a bank; each is stored with the first question that has it. */
export class FileTexts {
  private readonly byKey = new Map<string, BankText>();

  /** The texts of the file's next question. Throws FileRefusal for a text that has not occurred in the file so far. */
  of({ at, value }: Extract<BankValue, { section: 'questoes' }>): BankText[] {
    return (value.textos ?? []).map(({ chave, texto, figuras = [] }) => {
      const text = texto === undefined ? this.byKey.get(chave) : { texto, figuras };
      if (!text)
        throw new FileRefusal(
          0,
          `questoes[${at}]: o texto “${chave.slice(0, 80)}” não veio com nenhuma questão de antes do arquivo`,
        );
      this.byKey.set(chave, text);
      return text;
    });
  }
}
