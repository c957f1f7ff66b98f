import { MIN_SAMPLE, questionsOf } from '@mapa/domain';
import { Stack } from '@mapa/ui-kit';
import type { BoardProfile } from '../model';

/** Explains what the figures of the page mean, and their limits. */
export function ReadingNote({ board: { amostra } }: { board: BoardProfile }) {
  return (
    <Stack $gap="x1">
      <p>
        As porcentagens são da amostra: {questionsOf(amostra)} desta banca, sem as anuladas e as desatualizadas. Ao lado
        de cada uma está quantas são, e de quantas.
      </p>
      <p>
        A faixa, como “29% a 36%”, é o intervalo de confiança de 95%: quanto menor a amostra, mais larga ela é. O
        cálculo supõe questões independentes umas das outras; as de uma mesma prova se parecem, então conte com um pouco
        mais de incerteza.
      </p>
      <p>
        Com menos de {MIN_SAMPLE} questões não há porcentagem, e sim “sem base”: metade e um terço já não se
        distinguiriam.
      </p>
    </Stack>
  );
}
