import { useExamListQuery } from '@mapa/api-client';
import { routePath, shortName } from '@mapa/domain';
import { Link, Meta, SectionTitle, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { EXAMS_ADDRESS } from '../list/exam-filters';
import type { Exam } from '../model';
import { originText } from '../texts';
import { neighbourQueries } from './exam-data';

const NAMED = 5;

/** Other papers of the same body, then of the same board; renders nothing if there are none. */
export function Neighbours({ exam }: { exam: Exam }) {
  const { banca, instituicao } = exam;
  const { ofBody, ofBoard } = neighbourQueries(exam);
  const body = useExamListQuery(ofBody ?? {}, { skip: !ofBody });
  const board = useExamListQuery(ofBoard ?? {}, { skip: !ofBoard });
  const fromBody = (ofBody && body.currentData?.data.filter(({ id }) => id !== exam.id)) || [];
  const known = new Set([exam, ...fromBody].map(({ id }) => id));
  const fromBoard = (ofBoard && board.currentData?.data.filter(({ id }) => !known.has(id))) || [];
  return (
    <Lists>
      {instituicao && fromBody.length > 0 ? (
        <Papers
          title={`Outras provas: ${shortName(instituicao)}`}
          exams={fromBody}
          all={EXAMS_ADDRESS.to({ instituicao_id: [instituicao.id] })}
        />
      ) : null}
      {banca && fromBoard.length > 0 ? (
        <Papers
          title={`Da mesma banca: ${shortName(banca)}`}
          exams={fromBoard}
          all={EXAMS_ADDRESS.to({ banca_id: [banca.id] })}
        />
      ) : null}
    </Lists>
  );
}

function Papers({ title, exams, all }: { title: string; exams: readonly Exam[]; all: string }) {
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>{title}</SectionTitle>
      <ul>
        {exams.slice(0, NAMED).map((exam) => (
          <li key={exam.id}>
            <Link look="quiet" to={routePath('exam', { id: exam.id })}>
              {exam.nome}
            </Link>
            <Meta>{originText(exam)}</Meta>
          </li>
        ))}
      </ul>
      <p>
        <Link to={all}>Ver todas</Link>
      </p>
    </Part>
  );
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x6};
`;

const Part = styled.section`
  display: grid;
  gap: ${token.space.x1h};
  & li {
    padding-block: ${token.space.x1h};
    border-top: 1px solid ${token.color.rule};
  }
  & li > a {
    font-weight: ${token.weight.strong};
  }
`;
