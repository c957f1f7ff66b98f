import { useSession } from '@mapa/auth';
import { PlanNote, useIsPlanFull } from '@mapa/billing';
import { limitsOf, refusalAt, routePath } from '@mapa/domain';
import { Link, SectionTitle, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FromSyllabus } from '../syllabus/from-syllabus';

/** All ways to make a notebook, or why no further one is possible. */
export function CreateOptions({ isFirst }: { isFirst: boolean }) {
  const { user } = useSession();
  const isFull = useIsPlanFull('notebooks');
  return (
    <Section>
      <SectionTitle>{isFirst ? 'Crie seu primeiro caderno' : 'Criar outro caderno'}</SectionTitle>
      {isFull && user ? <PlanNote>{refusalAt('notebooks', limitsOf(user))}</PlanNote> : null}
      <ul>
        <CreateOption title={<Link to={routePath('questions')}>De um filtro</Link>}>
          Filtre as questões por matéria, assunto, banca ou ano e escolha “Gerar caderno”.
        </CreateOption>
        <CreateOption title={<Link to={routePath('exams')}>De uma prova</Link>}>
          As questões de uma prova inteira, na ordem em que caíram.
        </CreateOption>
        <CreateOption title={<FromSyllabus />}>
          Cole o conteúdo programático, e o caderno reúne os assuntos que ele pede.
        </CreateOption>
        <CreateOption title="Questão por questão">
          Em cada questão, a aba “Cadernos” guarda a questão nos cadernos que você marcar.
        </CreateOption>
      </ul>
    </Section>
  );
}

function CreateOption({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${token.space.x2};
  align-content: start;
  & li {
    display: grid;
    gap: ${token.space.half};
    padding-block: ${token.space.x2};
    border-top: 1px solid ${token.color.rule};
  }
  & h3 {
    font-size: ${token.size.lead};
    font-weight: ${token.weight.strong};
  }
  & p {
    max-width: ${token.measure.text};
    color: ${token.color.inkSoft};
  }
`;
