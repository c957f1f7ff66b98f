import { durationText } from '@mapa/domain';
import { Meta, SectionTitle, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Result } from '../model';
import { STATE_WORDS, lineName, medianText, stateOf, timeText, type LineState } from './texts';

const HEIGHT = 100;
const PITCH = 10;
const WIDTH = 8;
/** What is short is still seen. */
const LOWEST = 2;

/** Time with each question, in the paper's order; the table below says the same. */
export function TimeChart({ result: { questoes } }: { result: Result }) {
  const heading = useId();
  const times = questoes.flatMap(({ tempo_ms }) => (tempo_ms ? [tempo_ms] : []));
  if (times.length === 0) return null;
  const longest = Math.max(...times);
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Tempo por questão</SectionTitle>
      <Picture
        role="img"
        aria-label={`Tempo em cada uma de ${questoes.length} questões, até ${durationText(longest)}; a tabela abaixo diz os valores`}
        viewBox={`0 0 ${questoes.length * PITCH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {questoes.map((line, at) => {
          const { questao_id, tempo_ms } = line;
          if (!tempo_ms) return null;
          const height = Math.max((HEIGHT * tempo_ms) / longest, LOWEST);
          const state = stateOf(line);
          return (
            <rect key={questao_id} x={at * PITCH} y={HEIGHT - height} width={WIDTH} height={height} fill={inks[state]}>
              <title>{`Questão ${lineName(line)}: ${timeText(tempo_ms)}, ${STATE_WORDS[state].toLowerCase()}`}</title>
            </rect>
          );
        })}
      </Picture>
      <Meta>
        A maior coluna é de {durationText(longest)}. {medianText(times)} Verde: certa; vermelho: errada; cinza: em
        branco, anulada ou em simulado.
      </Meta>
    </Part>
  );
}

const inks: Record<LineState, string> = {
  certa: token.color.success,
  errada: token.color.danger,
  branco: token.color.edge,
  anulada: token.color.edge,
  retida: token.color.edge,
};

const Part = styled.section`
  display: grid;
  gap: ${token.space.x1};
`;

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 6rem;
  border-bottom: 1px solid ${token.color.edge};
  forced-color-adjust: none;
`;
