import { counted, figure } from '@mapa/domain';
import { Button, SectionTitle, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { EditalReading } from '../model';

const FIRST = 8;

/** The assuntos ordered by expected points, with their intervals. */
export function StudyOrder({ reading: { assuntos, banca } }: { reading: Pick<EditalReading, 'assuntos' | 'banca'> }) {
  const [isWhole, setIsWhole] = useState(false);
  if (assuntos.length === 0) return null;
  const shown = isWhole || assuntos.length <= FIRST + 1 ? assuntos : assuntos.slice(0, FIRST);
  const full = Math.max(...assuntos.map(({ maximo }) => maximo));
  const hasOthers = assuntos.some(({ outras_bancas }) => outras_bancas);
  return (
    <section>
      <SectionTitle>Ordem de estudo</SectionTitle>
      <Basis>
        Pontos esperados na prova: o peso da disciplina no edital × o quanto {banca ? `a ${banca.sigla}` : 'o banco'}{' '}
        cobra do assunto × as questões que há. A faixa é o intervalo de 95%.
        {banca && hasOthers ? ' * poucas questões da banca: incidência de todas elas.' : ''}
      </Basis>
      <Rows aria-label="Ordem de estudo">
        {shown.map(({ id, nome, materia, pontos, minimo, maximo, questoes, outras_bancas }) => (
          <li key={id}>
            <Name>
              <strong>{nome}</strong>
              {materia === nome ? null : <span>{materia}</span>}
            </Name>
            <Points>
              {figure(pontos)} {pontos === 1 ? 'ponto' : 'pontos'}
              {banca && outras_bancas ? '*' : ''}
            </Points>
            <Bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
              <rect width="100" height="6" rx="3" />
              <rect width={(100 * pontos) / full} height="6" rx="3" />
            </Bar>
            <Range>
              {figure(minimo)} a {figure(maximo)} · {counted(questoes, 'questão', 'questões')}
            </Range>
          </li>
        ))}
      </Rows>
      {shown.length < assuntos.length ? (
        <Button variant="ghost" size="small" onClick={() => setIsWhole(true)}>
          Ver os outros {assuntos.length - shown.length}
        </Button>
      ) : null}
    </section>
  );
}

const Basis = styled.p`
  margin-top: ${token.space.x1};
  max-width: 44rem;
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;

const Rows = styled.ol`
  display: grid;
  gap: ${token.space.x2};
  max-width: 44rem;
  margin-block: ${token.space.x2};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${token.space.half} ${token.space.x1h};
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
  & > span {
    margin-left: ${token.space.x1};
    color: ${token.color.inkFaint};
    font-size: ${token.size.small};
  }
`;

const Points = styled.span`
  color: ${token.color.heatInk};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.svg`
  grid-column: 1 / -1;
  width: 100%;
  height: 6px;
  & > rect {
    fill: ${token.color.rule};
  }
  & > rect + rect {
    fill: ${token.color.heat3};
  }
`;

const Range = styled.span`
  grid-column: 1 / -1;
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
