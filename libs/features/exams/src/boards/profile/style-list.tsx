import { WeightList } from '@mapa/ui-kit';
import { MULTIPLE_CHOICE, TRUE_OR_FALSE, counted, questionKind } from '@mapa/domain';
import type { BoardProfile } from '../model';

/** Question types of a board, and its shares of annulled and outdated questions. */
export function StyleList({ board }: { board: BoardProfile }) {
  const { amostra, anuladas, desatualizadas, estilo, questoes } = board;
  const kinds = [
    { key: 0, name: TRUE_OR_FALSE.label, part: estilo.certo_errado, whole: amostra },
    ...estilo.multipla_escolha.map(({ alternativas, questoes: part }) => ({
      key: alternativas,
      name: `${MULTIPLE_CHOICE.label}, ${counted(alternativas, 'alternativa', 'alternativas')}`,
      part,
      whole: amostra,
    })),
    ...(estilo.outros ?? []).map(({ tipo, questoes: part }, at) => ({
      key: -3 - at,
      name: questionKind(tipo).label,
      part,
      whole: amostra,
    })),
  ];
  const states = [
    { key: -1, name: 'Anuladas, de todas', part: anuladas, whole: questoes },
    { key: -2, name: 'Desatualizadas, de todas', part: desatualizadas, whole: questoes },
  ];
  const asked = kinds.filter(({ part }) => part > 0).sort((one, other) => other.part - one.part);
  return <WeightList label="Como a banca pergunta" tone="ink" weights={[...asked, ...states]} />;
}
