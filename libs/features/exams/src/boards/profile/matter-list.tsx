import { ChevronDownIcon, IconButton, Link, WeightList } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { boardLinks } from '../links';
import type { BoardMatter, BoardProfile } from '../model';
import { MatterDetail } from './matter-detail';

const FIRST_MATTERS = 10;

/** The matérias of a board, heaviest first; each opens to its assuntos and its years. */
export function MatterList({ board }: { board: BoardProfile }) {
  const id = useId();
  const [open, setOpen] = useState<number | null>(null);
  const weightOf = (matter: BoardMatter) => {
    const isOpen = open === matter.id;
    const panel = `${id}-${matter.id}`;
    return {
      key: matter.id,
      part: matter.questoes,
      whole: board.amostra,
      name: (
        <Link look="quiet" to={boardLinks.ofMatter(board.id, matter.id)}>
          {matter.nome}
        </Link>
      ),
      tool: (
        <Turning $open={isOpen}>
          <IconButton
            label={`Assuntos e anos de ${matter.nome}`}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(isOpen ? null : matter.id)}
          >
            <ChevronDownIcon size={20} aria-hidden />
          </IconButton>
        </Turning>
      ),
      below: <div id={panel}>{isOpen ? <MatterDetail board={board} matter={matter} /> : null}</div>,
    };
  };
  return (
    <WeightList
      label="Matérias, da mais cobrada à menos cobrada"
      weights={board.materias.map(weightOf)}
      first={FIRST_MATTERS}
    />
  );
}

const Turning = styled.span<{ $open: boolean }>`
  svg {
    transform: rotate(${({ $open }) => ($open ? 180 : 0)}deg);
  }
`;
