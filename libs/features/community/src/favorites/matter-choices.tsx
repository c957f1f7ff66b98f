import { figure } from '@mapa/domain';
import { ChipToggle, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { FavoritePage } from '../model';

interface MatterChoicesProps {
  matters: FavoritePage['materias'];
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
}

/** Choice of one matéria among those of the favourites, with a placeholder of the same size while they load. */
export function MatterChoices({ matters, chosen, onChoose }: MatterChoicesProps) {
  const total = matters.reduce((sum, { questoes }) => sum + questoes, 0);
  if (matters.length === 0 && chosen === undefined) return <Choices aria-hidden />;
  return (
    <Choices role="group" aria-label="Matéria">
      <ChipToggle
        pressed={chosen === undefined}
        count={matters.length > 0 ? figure(total) : undefined}
        onClick={() => onChoose(undefined)}
      >
        Todas
      </ChipToggle>
      {matters.map(({ id, nome, questoes }) => (
        <ChipToggle key={id} pressed={chosen === id} count={figure(questoes)} onClick={() => onChoose(id)}>
          {nome}
        </ChipToggle>
      ))}
    </Choices>
  );
}

const Choices = styled.div`
  display: flex;
  gap: ${token.space.x1};
  min-height: 2.5rem;
  /* Room for the ring of what has the focus, which a scrolling line would cut off. */
  margin: -${token.space.half};
  padding: ${token.space.half};
  overflow-x: auto;
  scrollbar-width: none;
  & > * {
    flex: none;
  }
  ${media.large} {
    flex-wrap: wrap;
    overflow-x: visible;
  }
`;
