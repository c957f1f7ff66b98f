import { useNotebooksQuery, type ApiError } from '@mapa/api-client';
import { useRequireLogin, useSession } from '@mapa/auth';
import { Button, ErrorState, Skeleton, Stack, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NotebookCheckRow } from './notebook-check-row';
import { NotebookButton } from './notebook-button';

export interface AddToNotebookProps {
  questionId: number;
}

/** The student's notebooks as a checklist that adds or removes a question, and a button for a new one. */
export function AddToNotebook({ questionId }: AddToNotebookProps) {
  const { status } = useSession();
  const requireLogin = useRequireLogin();
  const [page, setPage] = useState(1);
  const { currentData, error, isFetching, refetch } = useNotebooksQuery(
    { questao_id: questionId, page },
    { skip: status !== 'signed-in' },
  );
  if (status === 'signed-out') {
    return (
      <Start>
        <p>Entre na sua conta para guardar esta questão em um caderno.</p>
        <Button variant="secondary" size="small" onClick={() => requireLogin(() => undefined)}>
          Entrar
        </Button>
      </Start>
    );
  }
  if (!currentData && error) {
    return (
      <ErrorState title="Seus cadernos não puderam ser carregados" onRetry={refetch} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  }
  if (!currentData) return <Skeleton lines={3} height="1.5rem" />;
  const { data, last_page } = currentData;
  return (
    <Stack>
      {data.length === 0 ? <p>Você ainda não tem cadernos. Crie um com esta questão e vá juntando outras.</p> : null}
      <List aria-label="Seus cadernos">
        {data.map((notebook) => (
          <li key={`${notebook.id} ${questionId}`}>
            <NotebookCheckRow notebook={notebook} questionId={questionId} />
          </li>
        ))}
      </List>
      <Start>
        <NotebookButton
          label="Novo caderno com esta questão"
          name="Meu caderno"
          source={{ questoes: [questionId] }}
          total={1}
        />
        {last_page > 1 ? (
          <Button variant="ghost" size="small" onClick={() => setPage((page % last_page) + 1)}>
            Mostrar outros cadernos
          </Button>
        ) : null}
      </Start>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.x1};
  &:empty {
    display: none;
  }
`;

const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x2};
`;
