import { counted, figure, questionsOf, type RecognisedSyllabus } from '@mapa/domain';
import { Checkbox, Stack, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

export interface RecognisedListProps {
  syllabus: RecognisedSyllabus;
  chosen: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

/** Subjects recognised in a programme, which can be unchecked, and the parts that were not recognised. */
export function RecognisedList({ syllabus: { matters, unknown }, chosen, onToggle }: RecognisedListProps) {
  const tick = (id: number, name: string, questions: number) => (
    <Checkbox checked={chosen.has(id)} disabled={questions === 0} onChange={() => onToggle(id)}>
      {name} <Count>{questionsOf(questions)}</Count>
    </Checkbox>
  );
  return (
    <Stack>
      {matters.map(({ id, name, questions, subjects }) => (
        <Matter key={id} aria-label={name} role="group">
          {subjects.length > 0 ? <h3>{name}</h3> : tick(id, `${name}, inteira`, questions)}
          {subjects.map((subject) => (
            <div key={subject.id}>
              {tick(
                subject.id,
                subject.isBroad ? `${subject.name}, com tudo o que há nele` : subject.name,
                subject.questions,
              )}
            </div>
          ))}
        </Matter>
      ))}
      {unknown.length > 0 ? (
        <Unknown>
          <summary>{counted(unknown.length, 'trecho não foi reconhecido', 'trechos não foram reconhecidos')}</summary>
          <ul>
            {unknown.map((point, at) => (
              <li key={`${at} ${point}`}>{point}</li>
            ))}
          </ul>
          {unknown.length >= 100 ? <p>Mostramos os primeiros {figure(unknown.length)}.</p> : null}
        </Unknown>
      ) : null}
    </Stack>
  );
}

const Matter = styled.div`
  display: grid;
  gap: ${token.space.x1};
  padding-top: ${token.space.x1h};
  border-top: 1px solid ${token.color.rule};
  & > h3 {
    font-weight: ${token.weight.strong};
  }
`;

const Count = styled.span`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;

const Unknown = styled.details`
  padding-top: ${token.space.x1h};
  border-top: 1px solid ${token.color.rule};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  & > summary {
    min-height: ${token.space.x3};
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};
    cursor: pointer;
  }
  & li {
    padding-block: ${token.space.half};
    overflow-wrap: anywhere;
  }
`;
