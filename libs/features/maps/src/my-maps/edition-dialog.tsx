import { useOldMapQuery, useOutbox, type ApiError } from '@mapa/api-client';
import { counted, figure, questionsOf } from '@mapa/domain';
import { Button, Dialog, ErrorState, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { OldMap, StudentMap } from '../model';
import { subjectsOf } from '../texts';

export interface EditionDialogProps {
  map: StudentMap;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before a student moves to the new edition of a map, and lists what is carried over and what is
 * not.
 */
export function EditionDialog({ map: { mapa, nova_versao }, busy, onConfirm, onClose }: EditionDialogProps) {
  // Answers that the outbox has sent since the last request have changed the count.
  const { currentData, error, isFetching, refetch } = useOldMapQuery(
    { id: mapa.id },
    { refetchOnMountOrArgChange: true },
  );
  const waiting = useOutbox().pending.filter(({ body }) => body.mapa_id === mapa.id).length;
  const isReady = currentData !== undefined && !error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Mudar para a edição nova?"
      description={
        nova_versao?.nome === mapa.nome
          ? `“${mapa.nome}” foi atualizado.`
          : `“${nova_versao?.nome ?? ''}” substitui “${mapa.nome}”.`
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Ficar com esta
          </Button>
          <Button busy={busy} disabled={!isReady} onClick={onConfirm}>
            Mudar de edição
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : currentData ? (
        <Consequences old={currentData} waiting={waiting} />
      ) : (
        <Skeleton lines={3} height="6rem" />
      )}
    </Dialog>
  );
}

function Consequences({ old: { nova_versao, em_comum, respondidas }, waiting }: { old: OldMap; waiting: number }) {
  return (
    <List>
      <li>
        A edição nova tem {questionsOf(nova_versao.questoes)} de {subjectsOf(nova_versao.assuntos)};{' '}
        {inCommon(em_comum, nova_versao.questoes)}.
      </li>
      <li>{comesAlong(respondidas)}</li>
      {waiting > 0 ? <li>{waitsToFollow(waiting)}</li> : null}
      <li>Esta edição sai dos seus mapas. O que você respondeu nela fica no seu histórico.</li>
    </List>
  );
}

function inCommon(shared: number, questions: number): string {
  if (shared === 0) return 'nenhuma delas está nesta';
  if (shared >= questions) return 'todas já estão nesta';
  return shared === 1 ? '1 já está nesta' : `${figure(shared)} já estão nesta`;
}

const comesAlong = (answers: number): string =>
  answers === 0
    ? 'Nenhuma resposta vai junto: você começa nela do zero.'
    : counted(answers, 'resposta sua vai junto.', 'respostas suas vão junto.');

const waitsToFollow = (answers: number): string =>
  `${counted(answers, 'resposta que ainda não foi enviada segue', 'respostas que ainda não foram enviadas seguem')} depois.`;

const List = styled.ul`
  display: grid;
  gap: ${token.space.half};
  padding-left: ${token.space.x2};
  list-style: disc;
`;
