import { useCreateNotebookMutation, useOwnPlanQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { FailureNote } from '@mapa/billing';
import { LINK_TOAST_MS, NOTEBOOK_MAX_QUESTIONS, limitsOf, questionsOf, routePath, usageAt } from '@mapa/domain';
import { ActionDialog, Field, Link, TextInput, toast, token } from '@mapa/ui-kit';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

interface GatherDialogProps {
  /** The questions to add, newest favourites first. */
  ids: readonly number[];
  /** Number of requested questions: more than `ids` if the list is longer than any notebook. */
  wanted: number;
  /** Names the questions that are included if not all can be: "que você marcou por último". */
  kept: string;
  proposedName: string;
  onGathered: () => void;
  onClose: () => void;
}

const NAME_MAX_LENGTH = 120;

/** Makes a notebook of favourites; shows in advance which ones the plan's limit leaves out. */
export function GatherDialog({ ids, wanted, kept, proposedName, onGathered, onClose }: GatherDialogProps) {
  const form = useId();
  const { user } = useSession();
  const { notebooks = null, questionsPerNotebook = NOTEBOOK_MAX_QUESTIONS } = user ? limitsOf(user) : {};
  const { currentData: plan } = useOwnPlanQuery(undefined, {
    skip: notebooks === null,
    refetchOnMountOrArgChange: true,
  });
  const [create, { isLoading, error }] = useCreateNotebookMutation();
  const [name, setName] = useState(proposedName);
  const [isUnnamed, setIsUnnamed] = useState(false);
  const chosen = ids.slice(0, questionsPerNotebook);

  async function gather() {
    const nome = name.trim();
    setIsUnnamed(nome === '');
    if (nome === '') return;
    const { data } = await create({ nome, questoes: chosen });
    if (!data) return;
    toast.success(
      <>
        “{data.nome}” tem {questionsOf(data.progresso.total)}.{' '}
        <Link to={routePath('notebook', { id: data.id })}>Abrir o caderno</Link>
      </>,
      { duration: LINK_TOAST_MS },
    );
    onGathered();
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void gather();
  };

  return (
    <ActionDialog
      title="Reunir em um caderno"
      description={`Um caderno novo com ${questionsOf(chosen.length)} das suas favoritas.`}
      action="Criar caderno"
      busy={isLoading}
      form={form}
      onClose={onClose}
    >
      <Form id={form} onSubmit={handleSubmit} noValidate>
        <Field label="Nome do caderno" error={isUnnamed ? 'Dê um nome ao caderno.' : undefined}>
          <TextInput value={name} maxLength={NAME_MAX_LENGTH} onChange={(event) => setName(event.target.value)} />
        </Field>
        {chosen.length < wanted ? (
          <p>
            Um caderno tem até {questionsOf(questionsPerNotebook)}
            {questionsPerNotebook < NOTEBOOK_MAX_QUESTIONS ? ' no seu plano' : ''}: entram as{' '}
            {questionsOf(chosen.length)} {kept}.
          </p>
        ) : null}
        {plan && plan.cadernos.limite !== null ? (
          <p>Plano gratuito: {usageAt('notebooks', plan.cadernos.usados, plan.cadernos.limite)}.</p>
        ) : null}
        <FailureNote error={error} />
      </Form>
    </ActionDialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${token.space.x2};
  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
`;
