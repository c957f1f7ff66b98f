import { useCreateNotebookMutation } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { FailureNote } from '@mapa/billing';
import { limitsOf, NOTEBOOK_NAME_MAX_LENGTH, routePath } from '@mapa/domain';
import { Button, Cluster, Link, Stack } from '@mapa/ui-kit';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Result } from '../model';
import { useBegin } from '../new/use-begin';
import { MISSED, missedFirst, missedOf } from './texts';

export interface NextProps {
  result: Result;
  /** Begins the review of the wrong questions, or of the blank ones without any. */
  onWrong: () => void;
  renderPaper: (examId: number, onClose: () => void) => ReactNode;
}

/** The notebook of the missed questions, by what they are called. */
const NOTEBOOK = {
  erradas: { action: 'Caderno com os erros', title: 'Erros' },
  branco: { action: 'Caderno com as em branco', title: 'Em branco' },
} as const;

/** Next steps after a sitting: review the missed questions, save them, or sit another one. */
export function Next({ result, onWrong, renderPaper }: NextProps) {
  const lines = missedOf(result);
  const missed = lines.map(({ questao_id }) => questao_id);
  const first = missedFirst(lines);
  const { keep, isKeeping, error } = useKeepMissed(`${NOTEBOOK[first].title}: ${result.prova.nome}`, missed);
  const again = useBegin();
  const [isChoosing, setChoosing] = useState(false);
  const { prova, receita_id } = result;
  const refusal = error ?? again.error;
  const handleAgain = () => {
    if (receita_id) void again.begin({ receita_id });
    else setChoosing(true);
  };
  return (
    <Stack $gap="x1">
      <Cluster>
        {missed.length > 0 ? (
          <>
            <Button onClick={onWrong}>Rever as {MISSED[first].name}</Button>
            <Button variant="secondary" busy={isKeeping} onClick={() => void keep()}>
              {NOTEBOOK[first].action}
            </Button>
          </>
        ) : null}
        {prova.id !== null || receita_id ? (
          <Button variant="secondary" busy={again.isBusy} onClick={handleAgain}>
            Refazer
          </Button>
        ) : null}
      </Cluster>
      <FailureNote error={refusal}>
        {again.error && receita_id ? (
          <Link to={`${routePath('newSitting')}?receita=${receita_id}`}>Ajustar a receita</Link>
        ) : null}
      </FailureNote>
      {isChoosing && prova.id !== null ? renderPaper(prova.id, () => setChoosing(false)) : null}
    </Stack>
  );
}

/** Makes a notebook of the missed questions, as far as the plan allows, and opens it. */
function useKeepMissed(name: string, missed: readonly number[]) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [create, { isLoading, isSuccess, error }] = useCreateNotebookMutation();
  return {
    isKeeping: isLoading || isSuccess,
    error,
    keep: async () => {
      const most = user ? limitsOf(user).questionsPerNotebook : missed.length;
      const nome = name.slice(0, NOTEBOOK_NAME_MAX_LENGTH);
      const { data } = await create({ nome, questoes: missed.slice(0, most) });
      if (data) await navigate(routePath('notebook', { id: data.id }));
    },
  };
}
