import { figure, percentText, routePath, shortCalendarText } from '@mapa/domain';
import { FoldedTable, Link, Meta, SectionTitle, token } from '@mapa/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { Road as RoadData } from '../model';
import { RoadLegend, RoadPicture } from './road-picture';
import { coveredOf, gainText, lackingText, PARTS, roadExamText } from './texts';

/** The address of this section within its page, which other screens link to. */
const ANCHOR = 'caminho';

/** The programme of the goal week by week: past weeks as they were, coming ones as planned, and what a week brings. */
export function Road({ road }: { road: RoadData }) {
  const heading = useId();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    // The section appears after its data, too late for the browser to go to it.
    if (window.location.hash === `#${ANCHOR}`) part.current?.scrollIntoView();
  }, []);
  const { mapa, semanas, assuntos, data_prova } = road;
  const now = semanas.findLast(({ prevista }) => !prevista);
  const last = semanas.at(-1);
  if (!now || !last) return null;
  return (
    <Part ref={part} id={ANCHOR} aria-labelledby={heading}>
      <SectionTitle id={heading}>Caminho até a prova</SectionTitle>
      <p>
        <Link to={routePath('mapQuestions', { id: mapa.id })}>{mapa.nome}</Link>. {roadExamText(road)}{' '}
        <strong>{percentText(Math.round(coveredOf(now)))} do programa visto</strong>
        {last.prevista ? `; pelo plano, ${percentText(Math.round(coveredOf(last)))} até a prova.` : '.'}
      </p>
      <RoadPicture road={road} />
      <RoadLegend week={now} hasPlan={last.prevista} />
      <Gains road={road} />
      <FoldedTable summary="Ver como tabela" label="Tabela do caminho">
        <thead>
          <tr>
            <th scope="col">Semana</th>
            <th scope="col">Questões</th>
            {PARTS.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanas.map((week) => (
            <tr key={`${week.inicio} ${week.prevista ? 'plano' : ''}`}>
              <th scope="row">
                {shortCalendarText(week.inicio)}
                {week.prevista ? ', plano' : ''}
              </th>
              <td>{figure(week.questoes)}</td>
              {PARTS.map(({ key }) => (
                <td key={key}>{percentText(week[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FoldedTable>
      <Meta>
        As partes são pontos esperados na prova: {figure(assuntos.fortes)} assuntos fortes, {figure(assuntos.em_aberto)}{' '}
        em aberto, {figure(assuntos.fracos)} fracos e {figure(assuntos.nao_vistos)} não vistos.
        {data_prova === null ? null : ' As semanas que vêm supõem as suas horas de hoje.'}
      </Meta>
    </Part>
  );
}

function Gains({ road: { data_prova, esta_semana, semana_a_mais, faltam_respostas } }: { road: RoadData }) {
  if (data_prova === null)
    return (
      <p>
        <Link to={routePath('today')}>Diga em Hoje o dia da prova</Link>, e o plano até lá aparece aqui.
      </p>
    );
  if (faltam_respostas > 0) return <p>{lackingText(faltam_respostas)}</p>;
  if (!esta_semana || !semana_a_mais) return null;
  return (
    <Facts>
      <div>
        <dt>O que falta desta semana traria</dt>
        <dd>{gainText(esta_semana)}</dd>
      </div>
      <div>
        <dt>Uma semana a mais até a prova traria</dt>
        <dd>{gainText(semana_a_mais)}</dd>
      </div>
    </Facts>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  max-width: 60rem;
  scroll-margin-top: ${token.space.x8};
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1} ${token.space.x4};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
  dd {
    margin: 0;
  }
`;
