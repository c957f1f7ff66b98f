import { DESK_QUESTION_FILTERS, type IdKind } from '@mapa/domain';
import type { NameOf } from '@mapa/ui-kit';
import type { BankLine } from '../model';

const labelOf: Partial<Record<IdKind, string>> = {
  exam: DESK_QUESTION_FILTERS.prova_id.label,
  board: DESK_QUESTION_FILTERS.banca_id.label,
  subject: DESK_QUESTION_FILTERS.assunto_id.label,
};

/** Maps ids of filters to the names shown in the rows on the screen. */
export const namesOf =
  (rows: readonly BankLine[]): NameOf =>
  (of, id) => {
    const names = rows.flatMap(({ prova, banca, assunto }) => {
      if (of === 'exam') return prova?.id === id ? prova.nome : [];
      if (of === 'board') return banca?.id === id ? banca.sigla || banca.nome : [];
      return assunto.flatMap((node) => (node.id === id ? node.nome : []));
    });
    return names[0] ?? `${labelOf[of] ?? ''} ${id}`.trim();
  };
