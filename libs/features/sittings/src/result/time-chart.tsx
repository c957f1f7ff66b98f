import { choiceListText, durationText } from '@mapa/domain';
import { Columns, SectionTitle, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Result } from '../model';
import { STATE_WORDS, lineName, medianText, stateOf, timeText, type LineState } from './texts';

/** Time spent on each question, in the paper's order; the table below contains the same data. */
export function TimeChart({ result: { questoes } }: { result: Result }) {
  const heading = useId();
  const times = questoes.flatMap(({ tempo_ms }) => (tempo_ms ? [tempo_ms] : []));
  if (times.length === 0) return null;
  const longest = Math.max(...times);
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Tempo por questão</SectionTitle>
      <Columns
        label={`Tempo em cada uma de ${questoes.length} questões, até ${durationText(longest)}`}
        least={questoes.length}
        columns={questoes.map((line) => {
          const { questao_id, tempo_ms } = line;
          const state = stateOf(line);
          return {
            key: questao_id,
            height: tempo_ms ? tempo_ms / longest : null,
            value: `Questão ${lineName(line)}: ${timeText(tempo_ms)}, ${STATE_WORDS[state].toLowerCase()}`,
            ink: inks[state],
          };
        })}
        below
        idle={`A maior coluna é de ${durationText(longest)}. ${medianText(times)} ${coloursText(questoes)}`}
      />
    </Part>
  );
}

/** "Verde: certa; vermelho: errada; azul: anulada; cinza: em branco.", of the verdicts that occur. */
function coloursText(questoes: Result['questoes']): string {
  const states = new Set(questoes.map(stateOf));
  const annulled = states.has('anulada') ? '; azul: anulada' : '';
  const grey = (['branco', 'retida'] as const)
    .filter((state) => states.has(state))
    .map((state) => STATE_WORDS[state].toLowerCase());
  return `Verde: certa; vermelho: errada${annulled}${grey.length > 0 ? `; cinza: ${choiceListText(grey)}` : ''}.`;
}

const inks: Record<LineState, string> = {
  certa: token.color.success,
  errada: token.color.danger,
  branco: token.color.edge,
  anulada: token.color.info,
  retida: token.color.edge,
};

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
`;
