import { Link, token, WeightList } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { boardLinks } from '../links';
import type { BoardProfile } from '../model';

const FIRST_SUBJECTS = 8;

/** The assuntos most frequent in a board's questions, across matérias. */
export function SubjectList({ board }: { board: BoardProfile }) {
  const weights = board.assuntos.map(({ id, nome, questoes, materia }) => ({
    key: id,
    part: questoes,
    whole: board.amostra,
    name: (
      <>
        <Link look="quiet" to={boardLinks.ofSubject(board.id, id)}>
          {nome}
        </Link>
        <Matter>{materia.nome}</Matter>
      </>
    ),
  }));
  return <WeightList label="Assuntos, do mais cobrado ao menos cobrado" weights={weights} first={FIRST_SUBJECTS} />;
}

const Matter = styled.span`
  display: block;
  color: ${token.color.inkFaint};
  font-size: ${token.size.tiny};
`;
