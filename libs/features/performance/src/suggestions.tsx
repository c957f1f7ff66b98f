import { decimalFigure, subjectAddress, subjectLinks, suggestionText } from '@mapa/domain';
import { Cluster, HeatRow, heatWidth, Link, Meta, SectionTitle, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Overview } from './model';
import { WeakNotebook } from './weak-notebook';

const SHOWN = 5;

/** Subjects most worth studying, with the reason for each, and a link to its open questions. */
export function Suggestions({ overview }: { overview: Overview }) {
  const heading = useId();
  const suggestions = overview.comece_por.slice(0, SHOWN);
  if (suggestions.length === 0) return null;
  const heaviest = suggestions[0]?.pontos_em_jogo ?? 0;
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Comece por…</SectionTitle>
      <ol>
        {suggestions.map((one) => (
          <li key={one.id}>
            <HeatRow
              name={one.nome}
              figure={`${decimalFigure(one.pontos_em_jogo)} em 100 questões`}
              width={heatWidth(one.pontos_em_jogo, heaviest)}
              to={subjectAddress(one)}
            />
            <Meta>
              {one.materia.id === one.id ? null : `${one.materia.nome}: `}
              {suggestionText(one)}
            </Meta>
            <Ways>
              {subjectLinks(one).map(({ to, text }) => (
                <Link key={to} to={to} aria-label={`${one.nome}: ${text}`}>
                  {text}
                </Link>
              ))}
            </Ways>
          </li>
        ))}
      </ol>
      <WeakNotebook suggestions={suggestions} />
      <Meta>
        Quantas você deve errar de cada 100 questões{' '}
        {overview.comece_por_base === 'mapas' ? 'dos seus mapas' : 'das provas'}: quantas caem no assunto, vezes a parte
        que você costuma errar nele. Com poucas respostas no assunto, vale o seu acerto geral. Erradas agora: a sua
        última resposta está errada.
      </Meta>
    </Part>
  );
}

const Ways = styled(Cluster)`
  font-size: ${token.size.small};
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  li {
    padding-bottom: ${token.space.x1};
  }
`;
