import { useCreateNotebookMutation } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { FailureNote } from '@mapa/billing';
import { counted, limitsOf, NOTEBOOK_NAME_MAX_LENGTH, routePath } from '@mapa/domain';
import { Button, Cluster, Link, Meta, Stack } from '@mapa/ui-kit';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Result } from '../model';
import { useBegin } from '../new/use-begin';
import { missedOf } from './texts';

export interface NextProps {
  result: Result;
  /** Shows the questions that were missed. */
  onWrong: () => void;
  renderPaper: (examId: number, onClose: () => void) => ReactNode;
}

/** Next steps after a sitting: review the missed questions, save them, or sit another one. */
export function Next({ result, onWrong, renderPaper }: NextProps) {
  const missed = missedOf(result).map(({ questao_id }) => questao_id);
  const { keep, isKeeping, error } = useKeepMissed(result, missed);
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
            <Button onClick={onWrong}>Rever as erradas</Button>
            <Button variant="secondary" busy={isKeeping} onClick={() => void keep()}>
              Caderno com os erros
            </Button>
          </>
        ) : null}
        {prova.id !== null || receita_id ? (
          <Button variant="secondary" busy={again.isBusy} onClick={handleAgain}>
            Refazer
          </Button>
        ) : null}
      </Cluster>
      {missed.length > 0 ? <Meta>{counted(missed.length, 'errada ou em branco', 'erradas ou em branco')}.</Meta> : null}
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
function useKeepMissed({ prova }: Result, missed: readonly number[]) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [create, { isLoading, isSuccess, error }] = useCreateNotebookMutation();
  return {
    isKeeping: isLoading || isSuccess,
    error,
    keep: async () => {
      const most = user ? limitsOf(user).questionsPerNotebook : missed.length;
      const nome = `Erros: ${prova.nome}`.slice(0, NOTEBOOK_NAME_MAX_LENGTH);
      const { data } = await create({ nome, questoes: missed.slice(0, most) });
      if (data) await navigate(routePath('notebook', { id: data.id }));
    },
  };
}
