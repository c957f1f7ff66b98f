import {
  useMergeSubjectMutation,
  useMoveSubjectMutation,
  useRenameSubjectMutation,
  type ApiError,
} from '@mapa/api-client';
import { SUBJECT_NAME_MAX_LENGTH, type SubjectAct } from '@mapa/domain';
import { ActionDialog, Field, FieldError, TextInput, toast } from '@mapa/ui-kit';
import { useState } from 'react';
import { Fields } from '../effect/fields';
import { usePreview } from '../effect/use-preview';
import type { SubjectEffect } from '../model';
import { EffectList } from './effect-list';
import { flat, type SubjectNode } from './subject-nodes';
import { SearchPicker } from '../lists/search-picker';
import { UNDER_WAY } from '../tasks/under-way';

const WORDS: Readonly<Record<SubjectAct, { title: string; text: string; label: string; done: string }>> = {
  renomear: {
    title: 'Renomear',
    text: 'O nome muda em todo o site. Arquivos que dizem o nome anterior continuam achando o assunto.',
    label: 'Renomear',
    done: 'agora se chama',
  },
  mover: {
    title: 'Mover',
    text: 'O que está abaixo dele vai junto. Endereços e arquivos de antes continuam valendo.',
    label: 'Mover',
    done: 'agora está em',
  },
  juntar: {
    title: 'Juntar a outro',
    text: 'As questões, os mapas e os cadernos passam para o outro, que responde por este a partir daí.',
    label: 'Juntar',
    done: 'agora é',
  },
};

/** A requested change: another name, another parent (null: none), or the subject to merge into. */
interface Wish {
  name: string;
  target: number | null | undefined;
}

/** Sends a change of the tree, or requests its preview, for any act. */
function useAct(act: SubjectAct, id: number) {
  const [rename, renaming] = useRenameSubjectMutation();
  const [move, moving] = useMoveSubjectMutation();
  const [merge, merging] = useMergeSubjectMutation();
  const { error, isLoading } = { renomear: renaming, mover: moving, juntar: merging }[act];
  const send = ({ name, target }: Wish, so_conferir: boolean) => {
    if (act === 'renomear') return rename({ id, nome: name, so_conferir });
    if (act === 'mover') return move({ id, pai_id: target ?? null, so_conferir });
    return merge({ id, em_id: target ?? 0, so_conferir });
  };
  return { send, error: error as ApiError | undefined, isLoading };
}

interface SubjectDialogProps {
  act: SubjectAct;
  node: SubjectNode;
  /** The whole tree. */
  roots: readonly SubjectNode[];
  /** The subject to merge into, if it was chosen before. */
  into?: number | undefined;
  onClose: () => void;
}

/** Dialog of a change of a subject: first the request, then a preview, then the change itself. */
export function SubjectDialog({ act, node, roots, into, onClose }: SubjectDialogProps) {
  const { title, text, label, done } = WORDS[act];
  const [wish, setWish] = useState<Wish>({ name: node.nome, target: into });
  const { effect, run, forget } = usePreview<SubjectEffect>();
  const { send, error, isLoading } = useAct(act, node.id);
  const own = new Set(flat([node]).map(({ id }) => id));
  const others = flat(roots).filter(({ id }) => !own.has(id));
  const isSaid =
    act === 'renomear' ? wish.name.trim() !== '' : act === 'mover' ? wish.target !== undefined : !!wish.target;
  const handleWish = (next: Partial<Wish>) => {
    forget();
    setWish({ ...wish, ...next });
  };
  const handleSend = async () => {
    const answer = await run((so_conferir) => send(wish, so_conferir));
    if (!answer) return;
    toast.success(answer.em_andamento ? UNDER_WAY : `“${answer.muda.antes}” ${done} “${answer.muda.depois}”.`);
    onClose();
  };
  return (
    <ActionDialog
      size="medium"
      title={`${title}: ${node.nome}`}
      description={text}
      action={effect ? label : 'Conferir o que muda'}
      busy={isLoading}
      disabled={!isSaid}
      onAct={() => void handleSend()}
      onClose={onClose}
    >
      <Fields>
        {act === 'renomear' ? (
          <Field label="Nome" error={error?.fields['nome']?.[0]}>
            <TextInput
              maxLength={SUBJECT_NAME_MAX_LENGTH}
              value={wish.name}
              onChange={({ target }) => handleWish({ name: target.value })}
            />
          </Field>
        ) : (
          <SearchPicker
            label={act === 'mover' ? 'Abaixo de' : 'Juntar a'}
            nodes={others}
            {...(act === 'mover' && { none: 'De nenhum: vira matéria' })}
            chosen={wish.target}
            isSettled={effect !== undefined}
            onChoose={(target) => handleWish({ target })}
          />
        )}
        {error && !error.fields['nome'] ? <FieldError role="alert">{error.message}</FieldError> : null}
        {effect ? <EffectList effect={effect} /> : null}
      </Fields>
    </ActionDialog>
  );
}
