import { counted, dayText, figure } from '@mapa/domain';
import type { ResultLine } from './model';

/** Changes of a question since the start of its sitting; on the sheet without the key. */
export type SinceStart = NonNullable<ResultLine['desde_o_inicio']>;

/** The changes of the text: "O enunciado mudou em 5 de mar. de 2026."; null without one. */
function wordingText({ enunciado_em, alternativas_em }: SinceStart): string | null {
  const statement = enunciado_em && dayText(enunciado_em);
  const alternatives = alternativas_em && dayText(alternativas_em);
  if (!statement) return alternatives ? `As alternativas mudaram em ${alternatives}.` : null;
  if (!alternatives) return `O enunciado mudou em ${statement}.`;
  if (statement === alternatives) return `O enunciado e as alternativas mudaram em ${statement}.`;
  return `O enunciado mudou em ${statement} e as alternativas, em ${alternatives}.`;
}

function keyText({ gabarito }: SinceStart): string | null {
  if (!gabarito?.para) return null;
  const { de, para, em } = gabarito;
  return de === null
    ? `O gabarito passou a ser ${para} em ${dayText(em)}.`
    : `O gabarito foi corrigido de ${de} para ${para} em ${dayText(em)}.`;
}

const PLACE_TEXTS = {
  retirada: 'Saiu da prova. Neste simulado ela continua valendo.',
  trocada: 'A prova traz agora outra questão com este número. Neste simulado vale esta.',
} as const;

/**
 * Changes of a question since the start of its sitting and which text and key apply, in sentences; empty if there are
 * none.
 */
export function sinceStartTexts(since: SinceStart | undefined): string[] {
  if (!since) return [];
  const { anulada, fora_da_prova, numero } = since;
  const wording = wordingText(since);
  return [
    wording && `${wording} Neste simulado vale a redação do início.`,
    keyText(since),
    anulada === true ? 'Foi anulada depois do início: o ponto é de todos.' : null,
    anulada === false ? 'A anulação foi retirada depois do início.' : null,
    fora_da_prova ? PLACE_TEXTS[fora_da_prova] : null,
    numero == null ? null : `Na prova de hoje ela é a questão ${figure(numero)}.`,
  ].filter((text) => text !== null);
}

/** Number of changed questions, and what the result is based on; null if there are none. */
export const changedCountText = (count: number): string | null =>
  count === 0
    ? null
    : `${counted(count, 'questão mudou', 'questões mudaram')} depois do início deste simulado. Valem as questões e os textos do início, com as correções do gabarito e as anulações feitas depois; o que mudou está junto de cada questão.`;
