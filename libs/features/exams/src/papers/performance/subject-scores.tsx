import { figure } from '@mapa/domain';
import { Button, ProgressBar, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Performance } from '../model';
import { Part, PartTitle } from './look';

const FIRST = 6;

type Subject = Performance['assuntos'][number];

/** Sorts subjects by missing points, most first. */
const byMissing = (a: Subject, b: Subject) => b.total - b.certas - (a.total - a.certas);

/** Right answers by subject. */
export function SubjectScores({ subjects }: { subjects: Performance['assuntos'] }) {
  const [all, setAll] = useState(false);
  const sorted = subjects.toSorted(byMissing);
  const more = sorted.length - FIRST;
  return (
    <Part>
      <PartTitle>Por assunto, onde mais falta primeiro</PartTitle>
      <List>
        {(all ? sorted : sorted.slice(0, FIRST)).map(({ assunto_id, nome, certas, total }) => (
          <li key={assunto_id}>
            <span>{nome}</span>
            <span>{`${figure(certas)} de ${figure(total)}`}</span>
            <ProgressBar
              label={`Certas em ${nome}`}
              value={certas}
              max={total}
              valueText={`${figure(certas)} de ${figure(total)}`}
            />
          </li>
        ))}
      </List>
      {more > 0 && !all ? (
        <div>
          <Button variant="ghost" size="small" onClick={() => setAll(true)}>
            Ver mais {figure(more)}
          </Button>
        </div>
      ) : null}
    </Part>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.x1h};
  padding-top: ${token.space.half};
  font-size: ${token.size.small};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space.half} ${token.space.x2};
    line-height: ${token.leading.snug};
  }
  & > li > span + span {
    color: ${token.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & > li > div {
    grid-column: 1 / -1;
  }
`;
