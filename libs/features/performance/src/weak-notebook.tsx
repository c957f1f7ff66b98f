import { useCreateNotebookMutation } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { FailureNote } from '@mapa/billing';
import { limitsOf, routePath } from '@mapa/domain';
import { Button, Meta, Stack } from '@mapa/ui-kit';
import { useNavigate } from 'react-router-dom';
import type { Overview } from './model';

const NAME = 'Meus fracos';
/** Number of questions that a student solves in a few days. */
const MOST = 50;

/**
 * Makes a notebook of the subjects most worth studying with one click: of unsolved questions, or of wrong ones if all
 * are solved. The subjects are those of the suggestions above it.
 */
export function WeakNotebook({ suggestions }: { suggestions: Overview['comece_por'] }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [create, { isLoading, isSuccess, error }] = useCreateNotebookMutation();
  const unsolved = suggestions.filter(({ nao_resolvidas = 0 }) => nao_resolvidas > 0);
  const wrong = suggestions.filter(({ erradas_agora = 0 }) => erradas_agora > 0);
  const [subjects, estado] =
    unsolved.length > 0 ? ([unsolved, 'nao_respondidas'] as const) : ([wrong, 'erradas'] as const);
  if (subjects.length === 0) return null;

  async function handleMake() {
    const { data } = await create({
      nome: NAME,
      filtros: { assunto_id: subjects.map(({ id }) => id), estado, ocultas: 'excluir' },
      limite: Math.min(MOST, user ? limitsOf(user).questionsPerNotebook : MOST),
    });
    if (data) await navigate(routePath('notebook', { id: data.id }));
  }

  return (
    <Stack $gap="half">
      <div>
        <Button variant="secondary" busy={isLoading || isSuccess} onClick={() => void handleMake()}>
          Caderno com os meus fracos
        </Button>
      </div>
      <Meta>
        {estado === 'erradas' ? 'Com as que você erra agora' : 'Com o que você ainda não resolveu'} nestes assuntos.
      </Meta>
      <FailureNote error={error} />
    </Stack>
  );
}
