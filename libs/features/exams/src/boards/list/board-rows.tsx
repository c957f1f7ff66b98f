import { questionsOf, routePath, shortName } from '@mapa/domain';
import { Link, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { examsOf } from '../../papers/texts';
import type { Board } from '../model';

/** Boards as a list: acronym, name and sizes. */
export function BoardRows({ boards }: { boards: readonly Board[] }) {
  return (
    <ul>
      {boards.map((board) => (
        <BoardRow key={board.id} board={board} />
      ))}
    </ul>
  );
}

function BoardRow({ board }: { board: Board }) {
  const name = shortName(board);
  return (
    <Row>
      <Acronym>
        <Whole look="quiet" to={routePath('board', { id: board.id })}>
          {name}
        </Whole>
      </Acronym>
      <Name>{board.nome === name ? null : board.nome}</Name>
      <Figures>
        <span>{questionsOf(board.questoes)}</span>
        <span>{examsOf(board.provas)}</span>
      </Figures>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space.half} ${token.space.x3};
  padding-block: ${token.space.x2};
  border-bottom: 1px solid ${token.color.rule};
  ${media.medium} {
    grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr) auto;
    align-items: baseline;
  }
`;

const Acronym = styled.h3`
  font-family: ${token.family.serif};
  font-size: ${token.size.title3};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.title};
  overflow-wrap: anywhere;
`;

/** The acronym is the link; the whole row is clickable. */
const Whole = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Name = styled.p`
  color: ${token.color.inkSoft};
  line-height: ${token.leading.snug};
  &:empty {
    display: none;
  }
  ${media.medium} {
    &:empty {
      display: block;
    }
  }
`;

const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.x2};
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  ${media.medium} {
    flex-direction: column;
    text-align: right;
  }
  ${media.large} {
    flex-direction: row;
    & > span {
      width: 8rem;
    }
  }
`;
