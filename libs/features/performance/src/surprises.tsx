import { DIFFICULTIES, routePath } from '@mapa/domain';
import { Link, Meta, SectionTitle, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Overview, Surprise } from './model';

/** Easy questions answered wrongly and hard ones answered rightly, each with a link. */
export function Surprises({ overview: { faceis_erradas, dificeis_certas } }: { overview: Overview }) {
  const heading = useId();
  if (faceis_erradas.length + dificeis_certas.length === 0) return null;
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Fora do esperado</SectionTitle>
      <List title="Fáceis que você errou" surprises={faceis_erradas} />
      <List title="Difíceis que você acertou" surprises={dificeis_certas} />
      <Meta>Pela dificuldade que consta na questão e a sua primeira resposta.</Meta>
    </Part>
  );
}

function List({ title, surprises }: { title: string; surprises: readonly Surprise[] }) {
  const heading = useId();
  if (surprises.length === 0) return null;
  return (
    <div>
      <h3 id={heading}>{title}</h3>
      <ul aria-labelledby={heading}>
        {surprises.map(({ questao_id, assunto, dificuldade }) => (
          <li key={questao_id}>
            <Link look="quiet" to={routePath('question', { id: questao_id })}>
              Q{questao_id} · {assunto.nome}
            </Link>
            <span>{DIFFICULTIES.find(({ value }) => value === dificuldade)?.label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x2};
  h3 {
    font-size: ${token.size.body};
    font-weight: ${token.weight.strong};
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space.x2};
    padding-block: ${token.space.half};
    font-size: ${token.size.small};
  }
  li > span {
    flex: none;
    color: ${token.color.inkSoft};
  }
`;
