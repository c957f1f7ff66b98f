import { questionsOf } from '@mapa/domain';
import { refusalOf } from '../refusal';
import type { Notebook } from '../model';
import { NameDialog } from '../name-dialog';
import { SureDialog } from './sure-dialog';
import type { useNotebookActions } from './use-notebook-actions';

export type NotebookDialog = 'rename' | 'reset' | 'remove';

export interface NotebookDialogsProps {
  notebook: Notebook;
  open: NotebookDialog;
  actions: ReturnType<typeof useNotebookActions>;
  onClose: () => void;
}

/** Confirmation dialogs of the actions on a notebook. */
export function NotebookDialogs({ notebook: { nome, progresso }, open, actions, onClose }: NotebookDialogsProps) {
  const closeIf = (isDone: boolean) => {
    if (isDone) onClose();
  };
  if (open === 'rename') {
    const { error, isLoading } = actions.renaming;
    return (
      <NameDialog
        title="Renomear o caderno"
        action="Renomear"
        name={nome}
        busy={isLoading}
        refusal={error ? refusalOf(error, 'nome') : undefined}
        onSubmit={(name) => void actions.rename(name).then(closeIf)}
        onClose={onClose}
      />
    );
  }
  if (open === 'reset') {
    return (
      <SureDialog
        title="Recomeçar o caderno?"
        description={`O progresso de “${nome}” volta a zero.`}
        consequences={[
          progresso.respondidas > 0
            ? `Você poderá responder de novo ${progresso.respondidas === 1 ? 'a' : 'as'} ${questionsOf(progresso.respondidas)}.`
            : 'Você poderá responder as questões que só leu.',
          'As respostas que você já deu ficam guardadas no seu histórico.',
          'Seus mapas e outros cadernos não mudam.',
        ]}
        action="Recomeçar"
        busy={actions.isResetting}
        onConfirm={() => void actions.reset().then(closeIf)}
        onClose={onClose}
      />
    );
  }
  return (
    <SureDialog
      title="Apagar o caderno?"
      description={`“${nome}” e o progresso dele deixam de existir. Não há como desfazer.`}
      consequences={[
        'As respostas que você já deu ficam guardadas no seu histórico.',
        'As questões continuam no banco de questões.',
        'Seus mapas e outros cadernos não mudam.',
      ]}
      action="Apagar"
      busy={actions.isRemoving}
      onConfirm={() => void actions.remove().then(closeIf)}
      onClose={onClose}
    />
  );
}
