import { MESSAGES, counted, listText } from '@mapa/domain';
import { DRAFT_KINDS, type Draft, type DraftKind } from '../browser/drafts';

/** A student's unsent data on this device. */
export interface Unsent {
  answers: number;
  drafts: readonly Pick<Draft, 'kind'>[];
}

/**
 * The unsent data as phrases, one for each kind, such as "2 respostas" and "1 comentário não publicado"; highlights are
 * left out.
 */
export function unsentPhrases({ answers, drafts }: Unsent): string[] {
  const kinds = Object.keys(DRAFT_KINDS) as DraftKind[];
  const texts = kinds.flatMap((kind) => {
    const words = DRAFT_KINDS[kind];
    const count = drafts.filter((draft) => draft.kind === kind).length;
    return words && count > 0 ? [counted(count, words[0], words[1])] : [];
  });
  return answers > 0 ? [counted(answers, 'resposta', 'respostas'), ...texts] : texts;
}

/** Sentence on the unsent data that logout keeps on this device; null without any. */
export function keptHere(unsent: Unsent): string | null {
  const phrases = unsentPhrases(unsent);
  if (phrases.length === 0) return null;
  return `Você saiu. Ficou guardado neste aparelho, só para você: ${listText(phrases)}. Quando você entrar de novo, está tudo aqui.`;
}

/** Shown when an account has claimed what its student answered as a visitor. */
export const SAMPLE_CLAIMED = 'A questão que você respondeu antes de entrar agora está na sua conta.';

/** Shown when the page's account was deleted on another device. */
export const ACCOUNT_GONE = `${MESSAGES.accountGone} O que havia dela neste aparelho foi apagado.`;
