import { useMigrateMapMutation, useStudentMapsQuery, type ApiError } from '@mapa/api-client';
import { sayFailure } from '@mapa/auth';
import { LINK_TOAST_MS, routePath } from '@mapa/domain';
import { Button, Link, MapIcon, lazyPart, media, toast, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { StudentMap } from '../model';

const EditionDialog = lazyPart(() => import('./edition-dialog').then((module) => module.EditionDialog), {
  onFailure: ({ onClose }) => onClose(),
});

/** Notice on the card of a replaced map, with a button to move to the new edition. */
export function NewEdition({ map }: { map: StudentMap }) {
  const [isAsking, setIsAsking] = useState(false);
  const { isMoving, handleMove } = useMove(map);
  const { mapa, nova_versao } = map;
  if (!nova_versao) return null;

  const handleConfirm = async () => {
    if (await handleMove()) setIsAsking(false);
  };

  return (
    <Note>
      <MapIcon size={18} aria-hidden />
      <p>
        {nova_versao.nome === mapa.nome
          ? 'Este mapa tem uma edição nova.'
          : `Este mapa tem uma edição nova: “${nova_versao.nome}”.`}
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Ver o que muda na edição nova de ${mapa.nome}`}
        onClick={() => setIsAsking(true)}
      >
        Ver o que muda
      </Button>
      {isAsking ? (
        <EditionDialog
          map={map}
          busy={isMoving}
          onConfirm={() => void handleConfirm()}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Note>
  );
}

/** Moves to the new edition. Resolves to whether the dialog can close. */
function useMove({ mapa, nova_versao }: StudentMap) {
  const [migrate, moving] = useMigrateMapMutation();
  const { refetch } = useStudentMapsQuery();

  /** Finds the result of a move in another tab, or of an attempt whose response was lost, in the list. */
  async function findMoved(): Promise<StudentMap | undefined> {
    const { data } = await refetch();
    return data?.data.find((map) => map.mapa.id === nova_versao?.id);
  }

  async function handleMove(): Promise<boolean> {
    const { data, error } = await migrate({ mapa_id: mapa.id });
    const isGone = (error as ApiError | undefined)?.kind === 'not-found';
    const moved = isGone ? await findMoved() : data;
    if (moved) toast.success(<Moved map={moved} />, { duration: LINK_TOAST_MS });
    else sayFailure(error);
    return moved !== undefined || isGone;
  }

  return { handleMove, isMoving: moving.isLoading };
}

/** Success notice with a link to the map. */
function Moved({ map: { mapa } }: { map: StudentMap }) {
  return (
    <>
      <span>A edição nova de “{mapa.nome}” está nos seus mapas.</span>{' '}
      <Link to={routePath('mapQuestions', { id: mapa.id })}>Estudar agora</Link>
    </>
  );
}

const Note = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x1h};
  padding: ${token.space.x1h} ${token.space.x2};
  border-left: 3px solid ${token.color.accent};
  background: ${token.color.accentWash};
  line-height: ${token.leading.snug};
  text-wrap: pretty;
  & > svg {
    color: ${token.color.accent};
  }
  & > button {
    grid-column: 2;
    justify-self: start;
  }
  ${media.medium} {
    grid-template-columns: auto 1fr auto;
    & > button {
      grid-column: 3;
    }
  }
`;
