import { counted, figure } from '@mapa/domain';
import { ChevronDownIcon, SectionTitle, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { NoticeProgramme } from '../model';

type Discipline = NoticeProgramme['disciplinas'][number];

/** What a discipline weighs in the exam; a share of its group's questions is only about right. */
const weightText = ({ questoes, peso, duvida }: Discipline): string =>
  [
    `${duvida ? 'cerca de ' : ''}${figure(questoes)} ${questoes === 1 ? 'questão' : 'questões'}`,
    peso === 1 ? '' : `peso ${figure(peso)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The disciplines of a programme with their weights, each with the topics of which the bank has no question yet. */
export function Disciplines({ disciplines }: { disciplines: readonly Discipline[] }) {
  return (
    <section>
      <SectionTitle>Disciplinas</SectionTitle>
      <Rows aria-label="Disciplinas">
        {disciplines.map((discipline, place) => {
          const { nome, topicos, sem_questoes } = discipline;
          return (
            <li key={place}>
              <strong>{nome}</strong>
              <p>
                {weightText(discipline)} · {counted(topicos, 'tópico', 'tópicos')}
              </p>
              {sem_questoes.length > 0 ? <Lacking topics={sem_questoes} /> : null}
            </li>
          );
        })}
      </Rows>
    </section>
  );
}

/** Folded natively, so that it opens before the scripts are loaded. */
const Lacking = ({ topics }: { topics: readonly string[] }) => (
  <Fold>
    <summary>
      {counted(topics.length, 'tópico ainda sem questões', 'tópicos ainda sem questões')}
      <ChevronDownIcon size={18} aria-hidden />
    </summary>
    <ul>
      {topics.map((topic, place) => (
        <li key={place}>{topic}</li>
      ))}
    </ul>
  </Fold>
);

const Rows = styled.ul`
  margin-top: ${token.space.x1};
  & > li {
    padding-block: ${token.space.x1};
    border-bottom: 1px solid ${token.color.rule};
    overflow-wrap: anywhere;
  }
  & > li > p {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Fold = styled.details`
  font-size: ${token.size.small};
  & > summary {
    display: flex;
    align-items: center;
    gap: ${token.space.x1};
    min-height: ${token.space.x4};
    color: ${token.color.inkSoft};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > ul {
    padding: 0 0 ${token.space.x1} ${token.space.x2};
    list-style: disc;
  }
`;
