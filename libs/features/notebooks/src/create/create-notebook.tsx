import { useCreateNotebookMutation } from '@mapa/api-client';
import { useRequireLogin, useSession } from '@mapa/auth';
import { PlanNote, useIsPlanFull } from '@mapa/billing';
import { LINK_TOAST_MS, figure, questionsOf, refusalAt, routePath } from '@mapa/domain';
import { Field, Link, TextInput, toast } from '@mapa/ui-kit';
import { useState } from 'react';
import type { NewNotebook } from '../model';
import { NameDialog } from '../name-dialog';
import { refusalOf } from '../refusal';
import { limitsFor, mostOf, readSize } from './notebook-size';
import { SizeNote } from './size-note';

/** The source of a notebook: a filter, picked questions, or an edital. */
export type NotebookSource = Omit<NewNotebook, 'nome' | 'limite'>;

export interface CreateNotebookProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The proposed name. */
  name: string;
  source: NotebookSource;
  /** Number of questions in the source, if known. */
  total: number | undefined;
}

/**
 * Asks for the name and the size of a new notebook, shows the plan's limits in advance, and creates it; a visitor signs
 * in first. It stays mounted while closed, so that the input is kept.
 */
export function CreateNotebook({ open, onOpenChange, title, name, source, total }: CreateNotebookProps) {
  const { status, user } = useSession();
  const requireLogin = useRequireLogin();
  const isFull = useIsPlanFull('notebooks');
  const [create, { isLoading, error }] = useCreateNotebookMutation();
  const limits = limitsFor(user);
  const most = mostOf(total ?? limits.questionsPerNotebook, limits);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const size = readSize(typed ?? String(most), most);
  const isPicked = source.questoes !== undefined;
  const asksSize = !isPicked && total !== undefined && total > 1;

  async function make(nome: string) {
    const sized = isPicked ? { questoes: source.questoes?.slice(0, most) } : { limite: size ?? most };
    const { data } = await create({ nome, ...source, ...sized });
    onOpenChange(!data);
    if (data) toast.success(<Made id={data.id} name={data.nome} />, { duration: LINK_TOAST_MS });
  }

  const handleSubmit = (nome: string) => {
    setIsWrong(size === null);
    if (size === null) return;
    // The login dialog replaces this one, which reopens if the notebook is refused.
    if (status === 'signed-out') onOpenChange(false);
    requireLogin(() => void make(nome));
  };

  return (
    <NameDialog
      open={open}
      title={title}
      action="Criar caderno"
      name={name}
      busy={isLoading}
      disabled={isFull || most === 0}
      refusal={error ? refusalOf(error, 'nome') : undefined}
      onSubmit={handleSubmit}
      onClose={() => onOpenChange(false)}
    >
      {asksSize ? (
        <Field
          label="Quantas questões"
          error={isWrong && size === null ? `Escolha de 1 a ${figure(most)}.` : undefined}
          hint={`De 1 a ${questionsOf(most)}.`}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(most)}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      ) : null}
      {total !== undefined && total > most ? (
        <SizeNote total={total} most={most} limits={limits} isPicked={isPicked} />
      ) : null}
      {isFull ? <PlanNote>{refusalAt('notebooks', limits)}</PlanNote> : null}
    </NameDialog>
  );
}

/** Success notice with a link to the notebook. */
function Made({ id, name }: { id: string; name: string }) {
  return (
    <>
      <span>“{name}” está nos seus cadernos.</span> <Link to={routePath('notebook', { id })}>Estudar agora</Link>
    </>
  );
}
