import { counted, dayText, questionsOf, shareText } from '@mapa/domain';
import { Columns, SectionTitle, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Summary } from '../model';

/** Least number of finished sittings for a trend. */
const LEAST = 3;

interface Point {
  sitting: Summary;
  right: number;
  told: number;
}

/** Finished sittings with a mark and a told result, the oldest first. */
const pointsOf = (sittings: readonly Summary[]): Point[] =>
  sittings
    .flatMap((sitting) => {
      const { resultado, numeros, marcadas } = sitting;
      const told = numeros - (resultado?.retidas ?? 0);
      return resultado && told > 0 && marcadas > 0 ? [{ sitting, right: resultado.certas, told }] : [];
    })
    .toReversed();

/** "62% de acerto nas 312 questões destes 8 simulados; no mais recente, 71%. …", and how to read the columns. */
function trendText(points: readonly Point[]): string {
  const right = points.reduce((sum, point) => sum + point.right, 0);
  const told = points.reduce((sum, point) => sum + point.told, 0);
  const last = points.at(-1);
  const share = `${shareText(right / told)} de acerto nas ${questionsOf(told)} destes ${counted(points.length, 'simulado', 'simulados')}`;
  const latest = last ? `; no mais recente, ${shareText(last.right / last.told)}` : '';
  return `${share}${latest}. A altura toda é 100%; os entregues em branco ficam de fora.`;
}

/** The share of right answers in the latest sittings, as columns from the oldest to the newest. */
export function Trend({ sittings }: { sittings: readonly Summary[] }) {
  const heading = useId();
  const points = pointsOf(sittings);
  if (points.length < LEAST) return null;
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Seu acerto</SectionTitle>
      <Columns
        label={`Acerto em ${points.length} simulados`}
        tone="correct"
        least={points.length}
        columns={points.map(({ sitting: { id, prova, encerrado_em }, right, told }) => ({
          key: id,
          height: right / told,
          value: `${prova.nome}${encerrado_em === null ? '' : `, ${dayText(encerrado_em)}`}: ${shareText(right / told)}`,
        }))}
        below
        idle={trendText(points)}
      />
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x1h};
`;
